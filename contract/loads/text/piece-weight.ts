import { wordEnd, wordStart } from "#contract/words/word-edges.ts";
import { inSmallestUnits, kilogram } from "../packing/units.ts";
import { heaviestLifted, type Span, saysTotal } from "./goods-items.ts";
import { blank, sizesMark } from "./load-sizes.ts";
import { anyWeight, fractionWords, kilogramsOf } from "./weights.ts";

/**
 * "g" is not in `anyWeight`, because in a sentence for Meena a single letter may mean anything. In "20 t-shirts", "t" is
 * not tonnes.
 */
const unit = String.raw`(${anyWeight}|g)${wordEnd}(?!-\p{L})`;
/** Not the 5 of "1,5 kg", whose comma may mean anything: such a line is not read. */
const weight = new RegExp(String.raw`(?<!\d[.,]?)(\d+(?:\.\d+)?)\s*${unit}`, "gu");

/** "1.5 ton" is also "dedh ton". */
const numberWords = new Map(
  Object.entries({
    ...fractionWords,
    1: "one a ek एक ਇੱਕ",
    2: "two do दो ਦੋ",
    3: "three teen तीन ਤਿੰਨ",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word.normalize("NFC"), value] as const)),
);
const numberWord = new RegExp(
  `${wordStart}(${[...numberWords.keys()].join("|")})(?:\\s+a)?\\s+(?=${unit})`,
  "gu",
);

/** Writes number words before a unit of weight as figures: "dedh ton" becomes "1.5 ton". */
export function withFigures(text: string): string {
  return text.replace(numberWord, (_, word: string) => `${numberWords.get(word)} `);
}

/** A weight in a phrase, in grams. */
export interface FoundWeight extends Span {
  readonly grams: number;
}

/** The weights in a phrase. "1 ton 200 kg" is one weight. */
export function weightsIn(phrase: string): readonly FoundWeight[] {
  const found: (FoundWeight & { readonly kilograms: number })[] = [];
  for (const match of phrase.matchAll(weight)) {
    const [text, value = "", name = ""] = match;
    const kilograms = name === "g" ? 0.001 : kilogramsOf(name);
    const one = {
      grams: inSmallestUnits(Number(value) * kilograms, kilogram),
      start: match.index,
      end: match.index + text.length,
      kilograms,
    };
    const last = found.at(-1);
    if (last && last.kilograms > kilograms && /^\s*$/.test(phrase.slice(last.end, one.start))) {
      found[found.length - 1] = { ...one, grams: last.grams + one.grams, start: last.start };
    } else {
      found.push(one);
    }
  }
  return found.filter(({ grams }) => grams > 0);
}

export function withoutWeights(phrase: string): string {
  return phrase.replace(weight, blank);
}

export type Basis = "total" | "each";

/** The weight of all pieces of one kind, in grams. */
export interface GoodsWeight {
  readonly total: number;
  /** Set if the weight may be that of one piece or of all: how it was read, and the total of the other reading. */
  readonly doubt?: { readonly read: Basis; readonly otherwise: number };
}

/** What a phrase says of goods of one kind: their count, and one weight. */
export interface WeighedGoods {
  /** In lower case, its sizes replaced by `sizesMark`. */
  readonly phrase: string;
  readonly weight: FoundWeight;
  /** Undefined if the phrase has none: then the weight is that of all. */
  readonly count: { readonly value: number; readonly start: number } | undefined;
}

/**
 * The weight of all pieces. It is that of one piece if the phrase says so ("each", "@", "wali") or describes one piece
 * ("bags of 50 kg", "40 x 30 x 30 cm, 12 kg"), and the total if it says so ("kul 400 kg", "900 kg of 40 tiles").
 * Otherwise it is as likelyBasis() takes it.
 *
 * @param largestCapacity of the fleet, in grams: no piece exceeds it.
 * @param isListOfPieces whether another kind of goods in the line has the weight of one piece.
 */
export function weightOfAll(
  { phrase, weight, count }: WeighedGoods,
  largestCapacity: number,
  isListOfPieces = false,
): GoodsWeight {
  const { grams, start, end } = weight;
  const together = grams * (count?.value ?? 1);
  if (together === grams || !count) return { total: grams };
  const stated = statedBasis(phrase, weight);
  if (stated) return { total: stated === "each" ? together : grams };
  // Few people ask about a total that no vehicle carries.
  if (grams > largestCapacity) return { total: grams };
  const isLifted = grams <= heaviestLifted;
  if (isListOfPieces && (isLifted || together <= largestCapacity)) return { total: together };
  const isFirst = start < count.start;
  const [before, after] = [phrase.slice(0, start), phrase.slice(end)];
  const describesOne = before.includes(sizesMark) || describesAfter.test(after);
  if (likelyBasis({ grams, count: count.value, isFirst, describesOne }, largestCapacity) === "each") {
    return ofOne.test(phrase)
      ? { total: together }
      : { total: together, doubt: { read: "each", otherwise: grams } };
  }
  const isOfGoods = isFirst || isNamed(before, after);
  return !isLifted && isOfGoods && !describesOne
    ? { total: grams }
    : { total: grams, doubt: { read: "total", otherwise: together } };
}

/** A weight beside a count of which nothing says whether it is that of one piece. */
export interface OpenWeight {
  readonly grams: number;
  readonly count: number;
  /** Whether the weight stands before the count. */
  readonly isFirst: boolean;
  /** Whether it stands beside what describes one piece: its size, or "50 kg ki 10 bori". */
  readonly describesOne?: boolean;
}

/**
 * Whose weight it is where nothing says so. The order decides, and whether one person lifts that weight: "30 boxes 25 kg"
 * is of one box; "20 cartons 400 kg", as dispatchers state it, and "900 kg tiles, 45 boxes" are totals.
 *
 * @param largestCapacity of the fleet, in grams: no piece exceeds it.
 */
export function likelyBasis(
  { grams, count, isFirst, describesOne = false }: OpenWeight,
  largestCapacity: number,
): Basis {
  const isLifted = grams <= heaviestLifted;
  const isLikely = isLifted || grams * count <= largestCapacity;
  return isLikely && (describesOne || (isLifted && !isFirst)) ? "each" : "total";
}

/** "cartons of 40 x 30 x 30 cm, 12 kg" describes one carton. */
const ofOne = new RegExp(String.raw`\bof\s*${sizesMark}`, "u");
/** "400 kg per trip" is not the weight of a piece. */
const notTrips = String.raw`(?!\s*(?:trip|day|week|month|truck|vehicle|tempo|load|gaadi|gadi))`;
const saysEach = new RegExp(
  [
    "@",
    String.raw`\b(?:each|every|per|har|ha?rek)\b${notTrips}`,
    String.raw`\b(?:ea|apiece|prati|(?:[wv]a?|a)al(?:a|i|e|ey|iyan)|(?:ek|ikk?) (?:[kd][aie]|mein|me|vich|ch))\b`,
    "वाल[ाीे]|प्रति|प्रत्येक|हर|ਵਾਲ[ਾੀੇ]|ਪ੍ਰਤੀ|ਹਰ",
    // "12-12 kg"
    String.raw`(?<![\d.])(\d+(?:\.\d+)?)\s*-\s*\1(?=\s*${unit})`,
  ].join("|"),
  "u",
);
/** Before the weight of one piece: "bags of 50 kg", "20 x 12 kg". Not "a load of 900 kg". */
const eachBefore = /(?<!\b(?:weight|wt|load|consignment|shipment)\s+)\bof\s*$|(?<!\p{L})[x×*]\s*$/u;
/** After the weight of one piece: "12 kg/box", "50 kg a bag", "12 kg x 20", "12 kg cartons x 20". */
const eachAfter = new RegExp(
  String.raw`^\s*/${notTrips}|^\s*an?\s|^(?:\s*[\p{L}\p{M}]+){0,2}\s*(?<!\p{L})[x×*]\s*\d`,
  "u",
);
/** After a weight that describes pieces: "50 kg ki 10 bori", "50 kg bags, 10 nos". Not "900 kg ka maal". */
const describesAfter = new RegExp(
  [
    String.raw`^\s*(?:[kd][aie]|का|की|के|ਦਾ|ਦੀ|ਦੇ)${wordEnd}(?!\s*(?:maal|mal|sama+n|saaman|माल|सामान|ਮਾਲ|ਸਮਾਨ))`,
    String.raw`^\s*(?:bag|sack|bori|katt[ae]|carton|ctn|box|drum|crate|packet|peti|nag)[a-z]*\W*\d`,
  ].join("|"),
  "u",
);

/** Whether a weight behind a comma names its goods: "45 boxes, 900 kg tiles". */
function isNamed(before: string, after: string): boolean {
  return /,\s*$/.test(before) && /^\s*\p{L}/u.test(after);
}

/** Whether the phrase says that its weight is that of one piece or the total; undefined if it leaves that open. */
export function statedBasis(phrase: string, { start, end }: FoundWeight): Basis | undefined {
  const [before, after] = [phrase.slice(0, start), phrase.slice(end)];
  if (saysEach.test(phrase) || eachBefore.test(before) || eachAfter.test(after)) return "each";
  // "900 kg of 40 tiles"
  return saysTotal.test(phrase) || /^\s*of\b/.test(after) ? "total" : undefined;
}
