import { withAsciiDigits } from "#contract/digits.ts";
import { type BoxLoad, boxLimit, kindLimit, type Load, letterOf, loadOf } from "#web/load-planner/load.ts";
import { inSmallestUnits, kilogram, lengthUnits } from "#web/load-planner/units.ts";

/** What a line about a load says. Weights are in grams, lengths as the load planner counts them. */
export type LoadLine =
  /** Boxes with their sizes, ready to be packed; `weightKnown` is false when a box's weight is missing. */
  | { readonly kind: "boxes"; readonly load: Load; readonly weightKnown: boolean }
  | { readonly kind: "weight"; readonly weight: number }
  /** Three sizes without a unit. */
  | { readonly kind: "no-unit" }
  | { readonly kind: "unread" };

const lengthNames: Readonly<Record<string, number>> = {
  mm: lengthUnits.cm / 10,
  cm: lengthUnits.cm,
  cms: lengthUnits.cm,
  centimetre: lengthUnits.cm,
  centimetres: lengthUnits.cm,
  centimeters: lengthUnits.cm,
  m: 100 * lengthUnits.cm,
  metre: 100 * lengthUnits.cm,
  metres: 100 * lengthUnits.cm,
  meters: 100 * lengthUnits.cm,
  in: lengthUnits.in,
  inch: lengthUnits.in,
  inches: lengthUnits.in,
  '"': lengthUnits.in,
  ft: lengthUnits.ft,
  feet: lengthUnits.ft,
  foot: lengthUnits.ft,
  "'": lengthUnits.ft,
};

/** A tonne has 1,000 kg, a quintal 100. */
const weightNames: Readonly<Record<string, number>> = {
  g: 1 / 1000,
  gm: 1 / 1000,
  kg: 1,
  kgs: 1,
  kilo: 1,
  kilos: 1,
  quintal: 100,
  quintals: 100,
  t: 1000,
  ton: 1000,
  tons: 1000,
  tonne: 1000,
  tonnes: 1000,
};

const number = String.raw`(\d+(?:\.\d+)?)`;
const lengthUnit = `(${alternatives(lengthNames)})?`;
const times = String.raw`\s*(?:x|×|\*|by)\s*`;
const sizes = new RegExp(
  `(?<![\\d.])${number}\\s*${lengthUnit}${times}${number}\\s*${lengthUnit}${times}${number}\\s*${lengthUnit}(?![a-z])`,
  "i",
);
const weight = new RegExp(`${number}\\s*(${alternatives(weightNames)})(?![a-z])`, "i");
/** "20 cartons", "20 x", "20 nos of"; a count stands before what is counted. */
const count = /(?<![\d.])(\d{1,5})(?!\s*[.\d])(?=\s*(?:x|×|nos?\.?|pcs|\p{L}))/iu;
const ofAll = /\b(total|totally|in all|altogether|together|all in)\b/i;

/**
 * Reads a line such as "20 cartons of 40 x 30 x 30 cm, 12 kg" or "900 kg of tiles"; several kinds are divided by "+",
 * ";" or "and". A weight beside boxes is that of one box, unless the line says "total".
 */
export function readLoadLine(line: string): LoadLine {
  const text = withAsciiDigits(line)
    .toLowerCase()
    // 1,200 and 1,20,000 are one number.
    .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, "$1")
    .replace(/[”″]|''/g, '"')
    .replace(/[’′]/g, "'");
  const parts = text.split(/\s*(?:\+|;|\band\b|&)\s*/).filter((part) => /\d/.test(part));
  const kinds = parts.map(readPart);
  if (kinds.includes("no-unit")) return { kind: "no-unit" };
  const known = kinds.filter((kind) => typeof kind === "object");
  const boxes = known.filter((kind) => kind.size !== undefined);
  if (boxes.length > 0 && boxes.length === kinds.length && boxes.length <= kindLimit) {
    return asBoxes(boxes as readonly SizedKind[]);
  }
  const weights = known.map((kind) => (kind.each === undefined ? undefined : kind.each * kind.count));
  if (weights.length === 0 || weights.length < kinds.length || weights.includes(undefined))
    return { kind: "unread" };
  return { kind: "weight", weight: weights.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
}

interface Kind {
  readonly count: number;
  /** In grams; undefined when the line does not say it. */
  readonly each: number | undefined;
  readonly size: BoxLoad["size"] | undefined;
}
type SizedKind = Kind & { readonly size: BoxLoad["size"] };

function readPart(part: string): Kind | "no-unit" | "unread" {
  const size = readSizes(part);
  if (size === "no-unit") return size;
  const weighed = readWeight(part);
  // Without its sizes and its weight, what remains is the count.
  const rest = part.replace(sizes, " ").replace(weight, " ");
  const counted = Number(count.exec(rest)?.[1] ?? 1);
  if (counted === 0 || counted > boxLimit) return "unread";
  if (!size && weighed === undefined) return "unread";
  // "900 kg of 40 tiles": here the weight stands first, and is that of everything.
  const isTotal =
    ofAll.test(part) || (!size && /^\D*\d+(?:\.\d+)?\s*(?:kgs?|t|tons?|tonnes?|quintals?)\b/.test(part));
  const each = weighed === undefined ? undefined : isTotal ? Math.ceil(weighed / counted) : weighed;
  return { count: counted, each, size: size || undefined };
}

function readSizes(part: string): BoxLoad["size"] | "no-unit" | undefined {
  const found = sizes.exec(part);
  if (!found) return undefined;
  const [, one, oneUnit, two, twoUnit, three, threeUnit] = found;
  const last = threeUnit ?? twoUnit ?? oneUnit;
  if (!last) return "no-unit";
  const side = (value = "", unit = last) =>
    inSmallestUnits(Number(value), lengthNames[unit] ?? lengthUnits.cm);
  const size = { length: side(one, oneUnit), width: side(two, twoUnit), height: side(three, threeUnit) };
  return Object.values(size).every((value) => value > 0) ? size : undefined;
}

/** In grams. */
function readWeight(part: string): number | undefined {
  const [, value = "", unit = ""] = weight.exec(part.replace(sizes, " ")) ?? [];
  const grams = inSmallestUnits(Number(value) * (weightNames[unit] ?? 0), kilogram);
  return grams > 0 ? grams : undefined;
}

function asBoxes(kinds: readonly SizedKind[]): LoadLine {
  const boxes = kinds.map(
    (kind, row): BoxLoad => ({
      letter: letterOf(row),
      row,
      size: kind.size,
      weight: kind.each ?? 0,
      count: kind.count,
      upright: false,
    }),
  );
  if (boxes.reduce((sum, { count }) => sum + count, 0) > boxLimit) return { kind: "unread" };
  return { kind: "boxes", load: loadOf(boxes), weightKnown: kinds.every(({ each }) => each !== undefined) };
}

function alternatives(names: Readonly<Record<string, number>>): string {
  return Object.keys(names)
    .sort((one, other) => other.length - one.length)
    .join("|");
}
