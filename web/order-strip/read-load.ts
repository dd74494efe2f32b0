import { withAsciiDigits } from "#contract/digits.ts";
import { anyLength, isBetweenSides, type LengthName, lengthNameOf, sidesIn } from "#contract/sides.ts";
import { type BoxLoad, boxLimit, kindLimit, type Load, letterOf, loadOf } from "#web/load-planner/load.ts";
import { inSmallestUnits, lengthUnits } from "#web/load-planner/units.ts";
import {
  type Basis,
  type FoundWeight,
  type KindWeight,
  saysTotal,
  sizesMark,
  weightOfAll,
  weightsIn,
  withFigures,
  withoutWeights,
} from "./piece-weight.ts";

/** What a line about a load says. Weights are in grams, lengths as the load planner counts them. */
export type LoadLine =
  /** Boxes with their sizes, ready to be packed; `weightKnown` is false when a box's weight is missing. */
  | {
      readonly kind: "boxes";
      readonly load: Load;
      readonly weightKnown: boolean;
      readonly doubt?: WeightDoubt | undefined;
    }
  | {
      readonly kind: "weight";
      readonly weight: number;
      /** The longest side that the line names. */
      readonly longest?: number | undefined;
      readonly doubt?: WeightDoubt | undefined;
    }
  /** A length, and no weight. */
  | { readonly kind: "length"; readonly longest: number }
  /** Three sizes without a unit. */
  | { readonly kind: "no-unit" }
  | { readonly kind: "unread" };

/** The line leaves open whether a weight is that of one piece or of all. */
export interface WeightDoubt {
  /** How it was read. */
  readonly read: Basis;
  /** The weight of the whole load, as it was read. */
  readonly weight: number;
  /** Its weight in the other reading. */
  readonly otherwise: number;
}

const lengthOf: Readonly<Record<LengthName, number>> = {
  mm: lengthUnits.cm / 10,
  cm: lengthUnits.cm,
  m: 100 * lengthUnits.cm,
  in: lengthUnits.in,
  ft: lengthUnits.ft,
};

const number = String.raw`(\d+(?:\.\d+)?)`;
const lengthUnit = `(${anyLength})?`;
const times = String.raw`\s*(?:x|×|\*|by)\s*`;
const sizes = new RegExp(
  `(?<![\\d.])${number}\\s*${lengthUnit}${times}${number}\\s*${lengthUnit}${times}${number}\\s*${lengthUnit}(?![\\p{L}\\p{M}])`,
  "iu",
);
/** "12 ft" or "12-foot"; but "20 in all" are no inches. */
const side = String.raw`${number}(?:\s*-?\s*(?!in\s+(?:all|total|an?|one|each|the|\d))(${anyLength}))?`;
/** One side or two: "12 ft", "8 x 4 ft", "8 x 4". Of a number without a unit it finds nothing but the number. */
const lengthPattern = new RegExp(String.raw`(?<![\d.])${side}(?:${times}${side})?(?![\p{L}\p{M}\d²³])`, "gu");
/** "500 sq ft", "20 litre", "50 km" */
const otherMeasures =
  /(?<![\d.])\d+(?:\.\d+)?\s*(?:(?:sq|square|cu|cubic)(?!\p{L})\.?\s*\p{L}+|(?:sqft|cft|cbm|cum|lit(?:re|er)s?|ltrs?|kms?)(?![\p{L}\p{M}]))/gu;
/** Steel bars of 12 m are the longest goods on our roads: "100 m of cable" is no length of one piece. */
const longestPiece = 1_250 * lengthUnits.cm;

/** "20 cartons", "20 x", "20 nos of"; a count stands before what is counted. */
const count = /(?<![\d.])(\d{1,5})(?!\s*[.\d])(?=\s*(?:x|×|nos?\.?|pcs|\p{L}))/iu;
/** Between kinds of goods. */
const separator = /\s*(?:[+;&]|(?<![\p{L}\p{M}])(?:and|aur|plus|और|ਅਤੇ)(?![\p{L}\p{M}]))\s*/u;

/**
 * Reads a line such as "20 cartons of 40 x 30 x 30 cm, 12 kg", "20 ctn 400 kg", "900 kg of tiles" or "sofa 7 ft
 * long, 3 ft high and 3 ft deep"; several kinds are divided by "+", ";" or "and". Whose weight is meant says `weightOfAll`.
 */
export function readLoadLine(line: string): LoadLine {
  const text = withFigures(
    withAsciiDigits(line)
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(sizesMark, " ")
      // 1,200 and 1,20,000 are one number.
      .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, "$1")
      .replace(/[”″]|''/g, '"')
      .replace(/[’′]/g, "'"),
  );
  const parts = withSidesInRow(text)
    .split(separator)
    .filter((part) => /\d/.test(part));
  const kinds = parts.flatMap(readPart);
  if (kinds.includes("no-unit")) return { kind: "no-unit" };
  const longest = longestIn(parts);
  const isSized = parts.some((part) => readSizes(part) !== undefined);
  if (longest !== undefined && !isSized && weightsIn(text).length === 0) {
    return { kind: "length", longest };
  }
  if (kinds.length === 0 || kinds.includes("unread")) return { kind: "unread" };
  const known = kinds.filter((kind) => typeof kind === "object");
  const boxes = known.filter(hasSize);
  if (boxes.length === known.length && boxes.length <= kindLimit) return asBoxes(boxes);
  const weights = known.map(({ weight }) => weight);
  if (!weights.every((weight) => weight !== undefined)) return { kind: "unread" };
  return { kind: "weight", weight: sumOf(weights), longest, doubt: doubtOf(weights) };
}

/** The longest side of all pieces. */
function longestIn(parts: readonly string[]): number | undefined {
  const lengths = parts.flatMap((part) => {
    const size = readSizes(part);
    return [...(typeof size === "object" ? Object.values(size) : []), ...lengthsIn(withoutSizes(part))];
  });
  const ofPieces = lengths.filter((length) => length <= longestPiece);
  return ofPieces.length > 0 ? Math.max(...ofPieces) : undefined;
}

/** The lengths with a unit. In "20 x 8 ft" the 20 may be a count. */
function lengthsIn(phrase: string): readonly number[] {
  return [...phrase.replace(otherMeasures, " ").matchAll(lengthPattern)].flatMap(
    ([, one, oneUnit, two, twoUnit]) => [...lengthsOf(one, oneUnit), ...lengthsOf(two, twoUnit)],
  );
}

function lengthsOf(value: string | undefined, unit: string | undefined): readonly number[] {
  return value && unit ? [inSmallestUnits(Number(value), lengthOf[lengthNameOf(unit)])] : [];
}

function withoutSizes(part: string): string {
  return part.replace(sizes, ` ${sizesMark} `);
}

/** How many pieces a phrase names. A number with a unit of weight, length or another measure is no count. */
function countIn(phrase: string): number | undefined {
  const counts = withoutWeights(phrase)
    .replace(otherMeasures, " ")
    .replace(lengthPattern, (found, _one, unit, two) => (unit || two ? " " : found));
  const [, found] = count.exec(counts) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** "7 ft long, 3 ft high and 3 ft deep" as "7 ft x 3 ft x 3 ft": length, width and height of one thing. */
function withSidesInRow(text: string): string {
  const sides = sidesIn(text);
  let row = text;
  for (let last = sides.length - 1; last >= 2; last -= 1) {
    const [one, two, three] = sides.slice(last - 2, last + 1);
    const ofOne = (["length", "width", "height"] as const).map((name) =>
      [one, two, three].find((measured) => measured?.side === name),
    );
    if (!one || !two || !three || ofOne.includes(undefined)) continue;
    const between = [text.slice(one.end, two.start), text.slice(two.end, three.start)];
    if (!between.every(isBetweenSides)) continue;
    const sizes = ofOne.map((measured) => `${measured?.value} ${measured?.unit}`).join(" x ");
    row = row.slice(0, one.start) + sizes + row.slice(three.end);
    last -= 2;
  }
  return row;
}

interface Kind {
  readonly count: number;
  /** Undefined when the line does not say it. */
  readonly weight: KindWeight | undefined;
  readonly size: BoxLoad["size"] | undefined;
}
type SizedKind = Kind & { readonly size: BoxLoad["size"] };

function hasSize(kind: Kind): kind is SizedKind {
  return kind.size !== undefined;
}

function readPart(part: string): readonly (Kind | "no-unit" | "unread")[] {
  const size = readSizes(part);
  if (size === "no-unit") return [size];
  const phrase = withoutSizes(part);
  const counted = countIn(phrase) ?? 1;
  if (counted === 0 || counted > boxLimit) return ["unread"];
  const weights = weightsIn(phrase).filter(({ grams }) => grams > 0);
  const [weight] = weights;
  if (weights.length > 1) {
    const total = statedTotal(phrase, weights, counted);
    if (total !== undefined) return [{ count: counted, weight: { total }, size }];
    // "20 cartons 12 kg each, 10 bags of 50 kg"
    const pieces = part.split(",");
    const isKind = (piece: string) => weightsIn(piece).length === 1 && countIn(piece) !== undefined;
    return pieces.every(isKind) ? pieces.flatMap(readPart) : ["unread"];
  }
  if (!size && !weight) return ["unread"];
  return [{ count: counted, weight: weight && weightOfAll(phrase, weight, counted), size }];
}

/** The total beside the weight of one piece: "40 bags of 50 kg, total 2,000 kg", "10 bori 50 kg wali 500 kg". */
function statedTotal(phrase: string, weights: readonly FoundWeight[], counted: number): number | undefined {
  const grams = weights.map((weight) => weight.grams);
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const agrees = least * counted === most || saysTotal.test(phrase);
  return weights.length === 2 && agrees ? most : undefined;
}

function readSizes(part: string): BoxLoad["size"] | "no-unit" | undefined {
  const found = sizes.exec(part);
  if (!found) return undefined;
  const [, one, oneUnit, two, twoUnit, three, threeUnit] = found;
  const last = threeUnit ?? twoUnit ?? oneUnit;
  if (!last) return "no-unit";
  const side = (value = "", unit = last) => inSmallestUnits(Number(value), lengthOf[lengthNameOf(unit)]);
  const size = { length: side(one, oneUnit), width: side(two, twoUnit), height: side(three, threeUnit) };
  return Object.values(size).every((value) => value > 0) ? size : undefined;
}

function asBoxes(kinds: readonly SizedKind[]): LoadLine {
  const boxes = kinds.map(
    ({ size, weight, count }, row): BoxLoad => ({
      letter: letterOf(row),
      row,
      size,
      weight: weight ? Math.ceil(weight.total / count) : 0,
      count,
      upright: false,
    }),
  );
  if (boxes.reduce((sum, { count }) => sum + count, 0) > boxLimit) return { kind: "unread" };
  const weights = kinds.flatMap(({ weight }) => weight ?? []);
  const weightKnown = weights.length === kinds.length;
  return { kind: "boxes", load: loadOf(boxes), weightKnown, doubt: doubtOf(weights) };
}

function sumOf(weights: readonly KindWeight[]): number {
  return weights.reduce((sum, { total }) => sum + total, 0);
}

function doubtOf(weights: readonly KindWeight[]): WeightDoubt | undefined {
  const read = weights.find(({ doubt }) => doubt)?.doubt?.read;
  if (!read) return undefined;
  const otherwise = weights.map(({ total, doubt }) => (doubt?.read === read ? doubt.otherwise : total));
  return { read, weight: sumOf(weights), otherwise: otherwise.reduce((sum, one) => sum + one, 0) };
}
