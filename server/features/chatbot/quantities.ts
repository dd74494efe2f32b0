/** Numbers with units in a question, in the units that the site uses. */
export interface Quantities {
  readonly weights: readonly number[];
  /** In kilometres. */
  readonly distances: readonly number[];
  /** In feet: three sides, as they were given. */
  readonly sides: readonly [number, number, number] | undefined;
  /** In feet: lengths by themselves, "9 ft long". */
  readonly lengths: readonly number[];
  readonly minutes: readonly number[];
  readonly days: readonly number[];
  /** How many boxes, bags or pieces. */
  readonly pieces: number | undefined;
  /** Other numbers. */
  readonly numbers: readonly number[];
}

const letters = "(?![\\p{L}\\p{M}])";
const units = {
  kilograms: "kgs?|kilos?|kilograms?|kilogram|kilo|किलो|किग्रा|किलोग्राम|ਕਿਲੋ|ਕਿਲੋਗ੍ਰਾਮ",
  tonnes: "tons?|tonnes?|tonn?|टन|ਟਨ|mt",
  quintals: "quintals?|qtls?|kuintal|kwintal|क्विंटल|कुंतल|ਕੁਇੰਟਲ|ਕੁਵਿੰਟਲ",
  grams: "grams?|gms?|ग्राम|ਗ੍ਰਾਮ",
  kilometres: "kms?|kilometers?|kilometres?|kilomitar|किमी|किलोमीटर|कि मी|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ",
  feet: "ft|feets?|foots?|fut|फीट|फुट|फ़ुट|ਫੁੱਟ|ਫੁਟ|'",
  inches: 'inch(?:es)?|in|इंच|ਇੰਚ|"',
  centimetres: "cms?|centimeters?|centimetres?|सेमी|सेंटीमीटर|ਸੈਂਟੀਮੀਟਰ",
  metres: "m|mtrs?|meters?|metres?|मीटर|ਮੀਟਰ",
  millimetres: "mm|millimet(?:er|re)s?",
  minutes: "mins?|minutes?|minat|minut|मिनट|मिनिट|ਮਿੰਟ",
  hours: "hours?|hrs?|ghante|ghanta|घंटे|घंटा|ਘੰਟੇ|ਘੰਟਾ",
  days: "days?|din|dina|dino|दिन|दिनों|ਦਿਨ|ਦਿਨਾਂ",
  pieces:
    "box(?:es)?|pallets?|bxs|cartons?|cartoons?|crates?|bags?|packets?|packages?|pieces?|pcs|parcels?|sacks?|drums?|dabb?e|dabb?a|petiyan|peti|pettiyan|bori|boriyan|bore|डिब्बे|डिब्बा|पेटी|पेटियां|बॉक्स|कार्टन|बोरी|बोरियां|बक्से|ਡੱਬੇ|ਡੱਬਾ|ਪੇਟੀਆਂ|ਪੇਟੀ|ਬਕਸੇ|ਬੋਰੀਆਂ|ਬੋਰੀ|ਬਾਕਸ",
} as const;

const number = "(\\d+(?:\\.\\d+)?)";

function find(text: string, unit: string): number[] {
  const pattern = new RegExp(`${number}\\s*(?:${unit})${letters}`, "gu");
  return [...text.matchAll(pattern)].map((match) => Number(match[1]));
}

const feetPer = { ft: 1, in: 1 / 12, cm: 1 / 30.48, m: 3.28084, mm: 1 / 304.8 } as const;
type LengthUnit = keyof typeof feetPer;

const lengthUnits: readonly (readonly [LengthUnit, RegExp])[] = [
  ["mm", new RegExp(`^(?:${units.millimetres})$`, "u")],
  ["cm", new RegExp(`^(?:${units.centimetres})$`, "u")],
  ["ft", new RegExp(`^(?:${units.feet})$`, "u")],
  ["in", new RegExp(`^(?:${units.inches})$`, "u")],
  ["m", new RegExp(`^(?:${units.metres})$`, "u")],
];
const anyLength = [units.millimetres, units.centimetres, units.feet, units.inches, units.metres].join("|");
const by = "\\s*(?:x|\\*|by|into|गुणा|ਗੁਣਾ)\\s*";
const side = `${number}\\s*(${anyLength})?`;
const threeSides = new RegExp(`${side}${by}${side}${by}${side}${letters}`, "u");

/** The three sides of "60 x 40 x 40 cm" or "2 ft by 18 in by 1 ft", in feet. Without any unit they count as feet. */
function findSides(text: string): readonly [number, number, number] | undefined {
  const match = threeSides.exec(text);
  if (!match) return undefined;
  const [, a, unitA, b, unitB, c, unitC] = match;
  const common = unitC ?? unitB ?? unitA;
  const inFeet = (value: string | undefined, unit: string | undefined) =>
    Number(value) * feetPer[lengthUnit(unit ?? common)];
  return [inFeet(a, unitA), inFeet(b, unitB), inFeet(c, unitC)];
}

function lengthUnit(written: string | undefined): LengthUnit {
  return lengthUnits.find(([, pattern]) => pattern.test(written ?? "ft"))?.[0] ?? "ft";
}

/** Numbers in words, where a unit follows: "ek ton", "दो टन". */
const numberWords: Readonly<Record<string, number>> = {
  ...{ half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100, thousand: 1000 },
  ...{
    aadha: 0.5,
    ek: 1,
    do: 2,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    chhe: 6,
    saat: 7,
    aath: 8,
  },
  ...{ nau: 9, das: 10, bees: 20, tees: 30, pachas: 50, sau: 100, hazar: 1000, hajar: 1000, hazaar: 1000 },
  ...{ dedh: 1.5, dhai: 2.5, ikk: 1, tinn: 3, panj: 5, satt: 7, atth: 8, dass: 10, vee: 20 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, बीस: 20, पचास: 50 },
  ...{ आधा: 0.5, डेढ: 1.5, ढाई: 2.5, सौ: 100, हजार: 1000, ਇੱਕ: 1, ਇਕ: 1, ਦੋ: 2, ਤਿੰਨ: 3, ਚਾਰ: 4, ਪੰਜ: 5, ਛੇ: 6 },
  ...{ ਸੱਤ: 7, ਅੱਠ: 8, ਨੌਂ: 9, ਦਸ: 10, ਵੀਹ: 20, ਪੰਜਾਹ: 50, ਅੱਧਾ: 0.5, ਡੇਢ: 1.5, ਢਾਈ: 2.5, ਸੌ: 100, ਹਜਾਰ: 1000 },
};
const anyUnit = Object.values(units)
  .filter((unit) => unit !== units.metres && unit !== units.inches)
  .join("|");
const numberWord = Object.keys(numberWords).join("|");
const wordsBeforeUnit = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:(?:${numberWord}|\\d+(?:\\.\\d+)?) )+)(?=(?:${anyUnit})${letters})`,
  "gu",
);

function inDigits(text: string): string {
  return text.replace(wordsBeforeUnit, (run) => `${amountOf(run.trim().split(" "))} `);
}

/** "do hazar paanch sau" is 2,500. */
function amountOf(words: readonly string[]): number {
  let sum = 0;
  let current = 0;
  for (const word of words) {
    const value = numberWords[word] ?? Number(word);
    if (value < 100 || current === 0) current = current === 0 ? value : current + value;
    else current *= value;
    if (value >= 100) {
      sum += current;
      current = 0;
    }
  }
  return sum + current;
}

/** Reads the numbers of a normalised question. */
export function readQuantities(normalised: string): Quantities {
  const text = inDigits(normalised);
  const sides = findSides(text);
  const rest = sides ? text.replace(threeSides, " ") : text;
  return {
    weights: [
      ...find(rest, units.kilograms),
      ...find(rest, units.tonnes).map((tonnes) => tonnes * 1000),
      ...find(rest, units.quintals).map((quintals) => quintals * 100),
      ...find(rest, units.grams).map((grams) => grams / 1000),
    ],
    distances: find(rest, units.kilometres),
    sides,
    lengths: [
      ...find(rest, units.feet),
      ...find(rest, units.centimetres).map((centimetres) => centimetres * feetPer.cm),
      ...find(rest, units.metres).map((metres) => metres * feetPer.m),
    ],
    minutes: [...find(rest, units.minutes), ...find(rest, units.hours).map((hours) => hours * 60)],
    days: find(rest, units.days),
    pieces: find(rest, units.pieces)[0],
    numbers: [...rest.matchAll(new RegExp(number, "gu"))].map((match) => Number(match[1])),
  };
}
