import { withDigits } from "./number-words.ts";

/** So many alike pieces of so many kilograms each. */
export interface Pieces {
  readonly count: number;
  readonly weight: number;
}

/** Numbers with units in a question, in the units that the site uses. */
export interface Quantities {
  /** In kilograms; what was written as "1 ton 200 kg" is one weight. */
  readonly weights: readonly number[];
  /** In kilometres. */
  readonly distances: readonly number[];
  /** How often the distance is driven: 2 for there and back. */
  readonly legs: number;
  /** In feet: three sides, as they were given. A side that was not given is 0. */
  readonly sides: readonly [number, number, number] | undefined;
  /** In feet: lengths by themselves, "9 ft long". */
  readonly lengths: readonly number[];
  readonly minutes: readonly number[];
  readonly days: readonly number[];
  /** How many boxes, bags or pieces. */
  readonly pieces: number | undefined;
  /** Counts together with the weight of one piece: "40 boxes of 20 kg and 10 of 5 kg". */
  readonly loads: readonly Pieces[];
  /** Numbers of which nothing is said. */
  readonly bare: readonly number[];
}

const wordEnd = "(?![\\p{L}\\p{M}])";
const units = {
  kilograms: "kgs?|k\\.g\\.?|kilos?|kilograms?|kilogram|kilo|keji|किलो|किग्रा|किलोग्राम|केजी|ਕਿਲੋ|ਕਿਲੋਗ੍ਰਾਮ|ਕਿੱਲੋ",
  tonnes: "tons?|tonnes?|tonn?|t|टन|ਟਨ|mt",
  quintals: "quintals?|quintol|qtls?|kuintal|kwintal|kuntal|क्विंटल|कुंतल|ਕੁਇੰਟਲ|ਕੁਵਿੰਟਲ|ਕੁਅੰਟਲ",
  grams: "grams?|gms?|gm|ग्राम|ਗ੍ਰਾਮ",
  kilometres: "kms?|kilometers?|kilometres?|kilomitar|kilometar|किमी|किलोमीटर|कि मी|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ",
  feet: "ft|feets?|foots?|fut|फीट|फिट|फुट|ਫੁੱਟ|ਫੁਟ|'",
  inches: 'inch(?:es|s)?|इंच|ਇੰਚ|"',
  centimetres: "cms?|centimeters?|centimetres?|सेमी|सेंटीमीटर|ਸੈਂਟੀਮੀਟਰ|ਸੈਮੀ",
  metres: "m|mtrs?|mtr|meters?|metres?|mitar|मीटर|ਮੀਟਰ",
  millimetres: "mm|millimet(?:er|re)s?",
  minutes: "mins?|minutes?|minat|minut|mint|मिनट|मिनिट|ਮਿੰਟ",
  hours: "hours?|hrs?|ghante|ghanta|घंटे|घंटा|ਘੰਟੇ|ਘੰਟਾ",
  days: "days?|din|dina|dino|दिन|दिनों|ਦਿਨ|ਦਿਨਾਂ",
  rupees: "rs|rupees?|rupay|rupaye|rupaiye|inr|रुपये|रुपए|रु|ਰੁਪਏ|ਰੁ",
  rounds: "trips?|rounds?|chakkar|chakar|phere|gere|gede|चक्कर|फेरे|ਗੇੜੇ|ਚੱਕਰ",
} as const;

/** What goods come in. */
const pieceNouns = [
  ..."box boxes bxs bx pallet pallets carton cartons cartoon cartoons crate crates bag bags packet packets".split(
    " ",
  ),
  ..."package packages piece pieces pcs pc parcel parcels sack sacks drum drums item items unit units nos".split(
    " ",
  ),
  ..."cylinder cylinders machine machines motor motors tyre tyres can cans tin tins bundle bundles roll rolls".split(
    " ",
  ),
  ..."bale bales tray trays tank tanks bucket buckets case cases container containers trunk trunks bottle".split(
    " ",
  ),
  ..."bottles jar jars barrel barrels sheet sheets pipe pipes gunny suitcase suitcases chair chairs table tables".split(
    " ",
  ),
  ..."dabba dabbe dabbo dibba dibbe dabbey peti petiyan pettiyan petiyaan petti boriyan bori boriya bore".split(
    " ",
  ),
  ..."boriyaan katta katte kattey gatte gattu thaila thaile bag bags nag nang bakse baksa toda tode".split(
    " ",
  ),
  ..."डिब्बे डिब्बा डिब्बों पेटी पेटियां पेटियाँ पेटियों बॉक्स कार्टन बोरी बोरियां बोरियाँ बोरियों बोरे कट्टे कट्टा बक्से बक्सा".split(
    " ",
  ),
  ..."पैकेट थैले थैला बैग नग ड्रम पार्सल बंडल सिलेंडर मशीनें मशीन टायर क्रेट".split(" "),
  ..."ਡੱਬੇ ਡੱਬਾ ਡੱਬਿਆਂ ਪੇਟੀਆਂ ਪੇਟੀ ਬਕਸੇ ਬਕਸਾ ਬੋਰੀਆਂ ਬੋਰੀ ਬਾਕਸ ਗੱਟੇ ਗੱਟੂ ਥੈਲੇ ਬੈਗ ਨਗ ਡਰੰਮ ਪਾਰਸਲ ਪੈਕੇਟ ਕਾਰਟਨ ਬੰਡਲ ਤੋੜੇ".split(" "),
];
const pieceNoun = `(?:${[...new Set(pieceNouns)].map((noun) => noun.normalize("NFKC").replace(/[\u093c\u0a3c]/g, "")).join("|")})${wordEnd}`;

const number = "(\\d+(?:\\.\\d+)?)";

/** Stands in the text for what was read already; one for weights, since counts are found beside them. */
const weighed = "\ue000";
const read = "\ue001";

/** A text out of which numbers are taken one kind after the other. */
interface Source {
  text: string;
}

/** Takes all numbers of a unit out of the text. */
function take(source: Source, unit: string, mark = read): number[] {
  const found: number[] = [];
  const pattern = new RegExp(`${number}\\s*-?\\s*(?:${unit})${wordEnd}`, "gu");
  source.text = source.text.replace(pattern, (_whole, value: string) => {
    found.push(Number(value));
    return ` ${mark} `;
  });
  return found;
}

const kilogramsOf: readonly (readonly [unit: string, kilograms: number])[] = [
  [units.tonnes, 1000],
  [units.quintals, 100],
  [units.kilograms, 1],
  [units.grams, 0.001],
];

/** "1200 kg plus 250 kg". */
const plus = /^\s*(?:\+|plus|and|aur|or phir|और|ਅਤੇ|ਤੇ)\s*$/u;

/** Weights in the order in which they were written; "1 ton 200 kg" is one. */
function takeWeights(source: Source): number[] {
  const unit = kilogramsOf.map(([alternatives]) => `(${alternatives})`).join("|");
  const pattern = new RegExp(`${number}\\s*-?\\s*(?:${unit})${wordEnd}`, "gu");
  const weights: number[] = [];
  let end = -1;
  let lastUnit = 0;
  source.text = source.text.replace(pattern, (whole, value: string, ...rest: unknown[]) => {
    const index = kilogramsOf.findIndex((_, position) => rest[position] !== undefined);
    const offset = rest[kilogramsOf.length] as number;
    const kilograms = kilogramsOf[index]?.[1] ?? 1;
    const between = end < 0 ? undefined : source.text.slice(end, offset);
    const continues =
      between !== undefined && ((/^\s*$/.test(between) && kilograms < lastUnit) || plus.test(between));
    const weight = Math.round(Number(value) * kilograms * 1e6) / 1e6;
    if (continues) weights.push((weights.pop() ?? 0) + weight);
    else weights.push(weight);
    end = offset + whole.length;
    lastUnit = kilograms;
    return continues ? " " : ` ${weighed} `;
  });
  return weights;
}

const feetPer = { ft: 1, in: 1 / 12, cm: 1 / 30.48, m: 3.28084, mm: 1 / 304.8 } as const;
type LengthUnit = keyof typeof feetPer;

const lengthUnits: readonly (readonly [LengthUnit, RegExp])[] = [
  ["mm", new RegExp(`^(?:${units.millimetres})$`, "u")],
  ["cm", new RegExp(`^(?:${units.centimetres})$`, "u")],
  ["ft", new RegExp(`^(?:${units.feet})$`, "u")],
  ["in", new RegExp(`^(?:${units.inches}|in)$`, "u")],
  ["m", new RegExp(`^(?:${units.metres})$`, "u")],
];
const anyLength = [units.millimetres, units.centimetres, units.feet, units.inches, "in", units.metres].join(
  "|",
);
const by = "\\s*(?:x|\\*|by|into|गुणा|बाई|ਗੁਣਾ)\\s*";
const side = `${number}\\s*-?\\s*(?:(${anyLength})${wordEnd})?`;
const threeSides = new RegExp(`${side}${by}${side}${by}${side}(?![\\p{L}\\p{M}\\d])`, "u");
const twoSides = new RegExp(`${side}${by}${number}\\s*-?\\s*(${anyLength})${wordEnd}`, "u");
const someCube =
  /(?<!\p{L})(?:cubes?|cubical|cube shaped|(?:each|all|every|per|har|sabhi) sides?|(?:all|every|each) dimensions?|chaukor|har taraf)(?!\p{L})|क्यूब|चौकोर|हर तरफ|ਕਿਊਬ|ਚੌਰਸ|ਹਰ ਪਾਸੇ/u;
const oneSide = new RegExp(`${number}\\s*-?\\s*(${anyLength})${wordEnd}`, "u");

function inFeet(value: string | undefined, unit: string | undefined): number {
  return Number(value) * feetPer[lengthUnit(unit)];
}

function lengthUnit(written: string | undefined): LengthUnit {
  return lengthUnits.find(([, pattern]) => pattern.test(written ?? "ft"))?.[0] ?? "ft";
}

/**
 * The three sides of "60 x 40 x 40 cm", "2 ft by 18 in by 1 ft" or "18 inch cubes", in feet. Without any unit they
 * count as feet; of "6 x 4 ft" the third side is 0.
 */
function takeSides(source: Source): readonly [number, number, number] | undefined {
  const three = threeSides.exec(source.text);
  if (three) {
    const [whole, a, unitA, b, unitB, c, unitC] = three;
    const common = unitC ?? unitB ?? unitA;
    source.text = source.text.replace(whole, ` ${read} `);
    return [inFeet(a, unitA ?? common), inFeet(b, unitB ?? common), inFeet(c, unitC ?? common)];
  }
  const two = twoSides.exec(source.text);
  if (two) {
    const [whole, a, unitA, b, unitB] = two;
    source.text = source.text.replace(whole, ` ${read} `);
    return [inFeet(a, unitA ?? unitB), inFeet(b, unitB), 0];
  }
  const one = someCube.test(source.text) ? oneSide.exec(source.text) : undefined;
  if (!one) return undefined;
  const length = inFeet(one[1], one[2]);
  source.text = source.text.replace(one[0], ` ${read} `);
  return [length, length, length];
}

/** Lengths in feet; "5 ft 6 inch" is one. */
function takeLengths(source: Source): number[] {
  const feetAndInches = new RegExp(
    `${number}\\s*(?:${units.feet})\\s*${number}\\s*(?:${units.inches})${wordEnd}`,
    "gu",
  );
  source.text = source.text.replace(feetAndInches, (_whole, feet: string, inches: string) => {
    return `${Number(feet) + Number(inches) / 12} ft`;
  });
  return [
    ...take(source, units.feet),
    ...take(source, units.inches).map((inches) => inches * feetPer.in),
    ...take(source, units.centimetres).map((centimetres) => centimetres * feetPer.cm),
    ...take(source, units.millimetres).map((millimetres) => millimetres * feetPer.mm),
    ...take(source, units.metres).map((metres) => metres * feetPer.m),
  ];
}

/** That a weight is that of one piece: "40 kg each", "50 kilo wali". */
const perPiece =
  /(?<!\p{L})(?:each|apiece|per|every|har|prati|ek ka|ek ki|ikk da|[wv]a+ll?[aeiy]+n?)(?!\p{L})|प्रति|हर|(?<!\p{L})(?:वाल[ाीे]|एक का|एक की)|ਵਾਲ[ਾੀੇ]|ਹਰ|ਪ੍ਰਤੀ|ਇੱਕ ਦਾ/u;
const total = "(?:total|altogether|combined|together|in all|overall|kul|milakar|milake|कुल|मिलाकर|ਕੁੱਲ|ਮਿਲਾ ਕੇ)";
/** That it is that of the whole load: "total weight 800 kg", "800 kg in total". */
const ofAll = new RegExp(
  `${total}\\s(?:[\\p{L}\\p{M}]+\\s){0,3}${weighed}|${weighed}\\s+(?:in\\s)?${total}`,
  "u",
);

/** How many pieces there are, each count once. */
function takeCounts(source: Source): number[] {
  const counts: number[] = [];
  const collect = (pattern: string) => {
    source.text = source.text.replace(new RegExp(pattern, "gu"), (_whole, value: string) => {
      counts.push(Number(value));
      return ` ${read} `;
    });
  };
  const linking = "(?:x|\\*|of|@|ka|ki|ke|da|di|de|का|की|के|ਦਾ|ਦੀ|ਦੇ)";
  collect(`${number}\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?${pieceNoun}`);
  collect(`(?<![\\p{L}\\p{M}])${pieceNoun}\\s*[:=-]?\\s*${number}`);
  collect(`${number}\\s*${linking}\\s*(?=${weighed})`);
  collect(
    `(?<=${weighed}\\s*(?:x|\\*|each|wal[aei]|val[aei]|वाल[ाीे]|ਵਾਲ[ਾੀੇ]|ke|ki|ka|के|की|ਦੇ|ਦੀਆਂ)\\s*)${number}`,
  );
  const many = counts.filter((count) => count !== 1);
  // "18 drums, one drum 70 kg" are 18.
  if (many.length > 0 && many.length < counts.length) return many;
  if (counts.length === 0 && source.text.includes(weighed) && perPiece.test(source.text)) {
    const bare = [...source.text.matchAll(new RegExp(number, "gu"))];
    if (bare.length === 1 && Number(bare[0]?.[1]) > 1) counts.push(Number(bare[0]?.[1]));
  }
  return counts;
}

/** "100 km and back", "jaakar wapas", "आना जाना": driven twice. A round trip of 100 km is 100 km. */
const back =
  /(?<!\p{L})(?:back|return(?:ing|s)?|both ways|both sides|each way|each side|to and fro|fro|up ?down|round ?trip|[wv]a+p[ai]si?|laut(?:na|kar|ke|egi)?|aa?n[ae] ?jaa?n[ae]|jaa?n[ae] ?aa?n[ae]|auna? ?jaa?na?|dono (?:taraf|side|passe)|mur|mud)(?!\p{L})|वापस|वापिस|लौट|आना[ -]?जाना|आने[ -]?जाने|जाना[ -]?आना|जाने[ -]?आने|दोनों तरफ|अप ?डाउन|ਵਾਪਸ|ਵਾਪਿਸ|ਮੁੜ|ਆਉਣ[ਾ]?[ -]?ਜਾਣ|ਜਾਣ[ਾ]?[ -]?ਆਉਣ|ਦੋਵੇਂ ਪਾਸੇ|ਦੋਨੋਂ ਪਾਸੇ/u;
/** "60 km go and 60 come". */
const goAndCome =
  /(?<!\p{L})(?:go|going|jaa?na|jaa?ne|jaa?|jau?nga)(?!\p{L}).*(?<!\p{L})(?:come|coming|aa?na|aa?ne|aa|auna|aun)(?!\p{L})|जाना.*आना|जाने.*आने|ਜਾਣ.*ਆਉਣ/u;
const roundTrip = new RegExp(
  `round ?trip\\s(?:of|is|ka|ki|distance|total|=|:)?\\s*(?:of\\s*)?${read}|${read}\\s*(?:ka|ki|का|ਦਾ)?\\s*round ?trip|${total}\\s(?:[\\p{L}\\p{M}]+\\s){0,3}${read}`,
  "u",
);

const oneAfterTheOther = /(?<!\p{L})(?:then|and|plus|phir|fir|aur)(?!\p{L})|\+|फिर|और|ਫਿਰ|ਅਤੇ/u;

/** "70 km up and 70 km down". */
function isTwice([one, other, ...more]: readonly number[]): boolean {
  return one !== undefined && one === other && more.length === 0;
}

/** Reads the numbers of a normalised question. */
export function readQuantities(normalised: string): Quantities {
  const source: Source = { text: withDigits(normalised, anyUnit) };
  const given = takeSides(source);
  const weights = takeWeights(source);
  const distances = take(source, units.kilometres);
  source.text = source.text.replace(/\s+/g, " ");
  const isThereAndBack =
    distances.length > 0 &&
    (back.test(source.text) || goAndCome.test(source.text)) &&
    !roundTrip.test(source.text);
  const rounds = distances.length > 0 ? take(source, units.rounds)[0] : undefined;
  // "60 km, then 80 km" is driven one after the other; "60 or 80 km" is not.
  const isSum = new Set(distances).size > 1 && oneAfterTheOther.test(source.text);
  const lengths = takeLengths(source);
  take(source, units.rupees);
  const minutes = [...take(source, units.minutes), ...take(source, units.hours).map((hours) => hours * 60)];
  const days = take(source, units.days);
  source.text = source.text.replace(/\s+/g, " ");
  const isOfAll = ofAll.test(source.text) && !perPiece.test(source.text);
  const counts = takeCounts(source);
  const loads =
    !isOfAll && counts.length > 0 && counts.length === weights.length
      ? counts.map((count, index) => ({ count, weight: weights[index] ?? 0 }))
      : [];
  const [a, b, c] = lengths;
  const named = lengths.length === 3 && a !== undefined && b !== undefined && c !== undefined;
  return {
    weights,
    distances: isSum ? [distances.reduce((sum, one) => sum + one, 0)] : distances,
    legs: (rounds ?? 1) * ((isThereAndBack && new Set(distances).size === 1) || isTwice(distances) ? 2 : 1),
    sides: given ?? (named ? [a, b, c] : undefined),
    lengths: named && !given ? [] : lengths,
    minutes,
    days,
    pieces: counts[0],
    loads,
    bare: [...source.text.matchAll(new RegExp(number, "gu"))].map((match) => Number(match[1])),
  };
}

/** Nobody asks whether a truck carries 20 kg, and no truck is asked to carry more. */
const likelyWeight = { from: 100, to: 20_000 };

/** "Do all of them carry 1000?" means kilograms: of a load they are what a lone number counts. */
export function withLoneWeight(quantities: Quantities): Quantities {
  const [lone, another] = quantities.bare;
  const { weights, distances, lengths, minutes, days, pieces, sides } = quantities;
  const others = weights.length + distances.length + lengths.length + minutes.length + days.length;
  if (lone === undefined || another !== undefined || others > 0 || pieces !== undefined || sides)
    return quantities;
  const isLikely = lone >= likelyWeight.from && lone <= likelyWeight.to;
  return isLikely ? { ...quantities, weights: [lone], bare: [] } : quantities;
}

const anyUnit = [
  ...Object.entries(units)
    .filter(([name]) => name !== "metres" && name !== "inches")
    .map(([, alternatives]) => alternatives),
  "meters?|metres?|inch(?:es)?",
  pieceNoun,
].join("|");
