import { wordEnd } from "#contract/words/word-edges.ts";
import { type Size, sideNames } from "../packing/box.ts";
import { inSmallestUnits, lengthUnits } from "../packing/units.ts";
import type { Span } from "./goods-items.ts";
import { handlingWords } from "./load-words.ts";
import { anyLength, isBetweenSides, type LengthName, lengthNameOf, sidesIn } from "./sides.ts";
import { anyWeight } from "./weights.ts";

/** In the load planner's units. The texts that these functions get are in lower case. */
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
/** "40 x 30 x 30 cm", "1 m x 50 cm x 50 cm" */
const sizes = new RegExp(
  `(?<![\\d.])${[1, 2, 3].map(() => `${number}\\s*${lengthUnit}`).join(times)}${wordEnd}`,
  "giu",
);
/** "12 ft" or "12-foot". In "20 in all", "in" is not inches. */
const side = String.raw`${number}(?:\s*-?\s*(?!in\s+(?:all|total|an?|one|each|the|\d))(${anyLength}))?`;
/** One side or two: "12 ft", "8 x 4 ft", "8 x 4". */
const lengths = new RegExp(String.raw`(?<![\d.])${side}(?:${times}${side})?${wordEnd}(?![\d²³])`, "gu");
/** "500 sq ft", "20 litre", "50 km" */
const otherMeasures = new RegExp(
  String.raw`(?<![\d.])\d+(?:\.\d+)?\s*(?:(?:sq|square|cu|cubic)${wordEnd}\.?\s*\p{L}+|(?:sqft|cft|cbm|cum|lit(?:re|er)s?|ltrs?|kms?)${wordEnd})`,
  "gu",
);
/** "at 10:30 am", "5 baje", "2nd floor", "3 trips", and "4 pcs per box", which is about what a box holds. */
const otherNumbers = new RegExp(
  [
    String.raw`(?<![\d.])\d+(?:[:.]\d+)?\s*(?:[ap]m|o'?clock|[bvw]aj[a-z]+|बजे|ਵਜੇ)${wordEnd}`,
    String.raw`(?<![\d.])\d+(?:st|nd|rd|th)${wordEnd}`,
    String.raw`(?<![\d.])\d+\s*(?:trips?|rounds?|times|chakkar|gede|चक्कर|ਗੇੜੇ)${wordEnd}`,
    String.raw`(?<![\d.])\d+\s*(?!(?:${anyWeight}|g)${wordEnd})(?:\p{L}+\s+)?(?:per|in (?:a|each|every|one))\s+(?:box|carton|ctn|bag|case|crate|pack|peti|dabb)\p{L}*`,
  ].join("|"),
  "gu",
);
/** Steel bars of 12 m are the longest goods on our roads. "100 m of cable" is not the length of one piece. */
const longestPiece = 1_250 * lengthUnits.cm;

const [thisWayUp] = handlingWords.upright;

/** Replaces the sizes of a box in a phrase. */
export const sizesMark = "#";

/** The text with one mark for inches and one for feet. */
export function withPlainMarks(text: string): string {
  return text.replace(/[”“″]|''/g, '"').replace(/[’‘′]/g, "'");
}

/** Text with the length of what it replaces, so that the rest keeps its place. */
export function blank(found: string): string {
  return " ".repeat(found.length);
}

export function withoutSizes(text: string): string {
  return text.replace(sizes, (found) => sizesMark.padEnd(found.length));
}

/** Where the sizes of boxes stand in a text. */
export function sizeSpans(text: string): readonly Span[] {
  return [...text.matchAll(sizes)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The sizes of a box. A side without a unit has the unit of the last side. */
export function sizesIn(text: string): Size | "no-unit" | undefined {
  const [found] = text.matchAll(sizes);
  if (!found) return undefined;
  const [, length, lengthUnit, width, widthUnit, height, heightUnit] = found;
  const last = heightUnit ?? widthUnit ?? lengthUnit;
  if (!last) return "no-unit";
  const size = {
    length: inUnits(length, lengthUnit ?? last),
    width: inUnits(width, widthUnit ?? last),
    height: inUnits(height, heightUnit ?? last),
  };
  return Object.values(size).every((value) => value > 0) ? size : undefined;
}

/** All lengths with a unit that one piece may have. */
export function lengthsIn(text: string): readonly number[] {
  const size = sizesIn(text);
  const others = loneSidesIn(text).flat();
  const sides = typeof size === "object" ? sideNames.map((side) => size[side]) : [];
  return [...sides, ...others].filter((length) => length <= longestPiece);
}

/** The smaller of two sides of one thing: 4 ft of "an 8 x 4 ft sheet". */
export function secondSidesIn(text: string): readonly number[] {
  return loneSidesIn(text).flatMap((sides) => (sides.length > 1 ? [Math.min(...sides)] : []));
}

/** No sheet is longer, so in "20 x 8 ft" the 20 is a count. */
const longestSheet = 14 * lengthUnits.ft;

/** One side or two of each thing of which not all three are told. */
function loneSidesIn(text: string): readonly (readonly number[])[] {
  return [...withoutSizes(text).replace(otherMeasures, " ").matchAll(lengths)].map(
    ([, one, oneUnit, two, twoUnit]) => {
      if (!twoUnit) return oneUnit ? [inUnits(one, oneUnit)] : [];
      const first = inUnits(one, oneUnit ?? twoUnit);
      return [...(oneUnit || first <= longestSheet ? [first] : []), inUnits(two, twoUnit)];
    },
  );
}

/** The lengths that a text names as heights: "6.5 ft tall". */
export function heightsIn(text: string): readonly number[] {
  return sidesIn(text)
    .filter(({ side }) => side === "height")
    .map(({ value, unit }) => inSmallestUnits(value, lengthOf[lengthNameOf(unit)]));
}

/** A typed length in the load planner's units. */
export function inUnits(value = "", unit: string): number {
  return inSmallestUnits(Number(value), lengthOf[lengthNameOf(unit)]);
}

/** The phrase without lengths and other measures. A number that is left may be a count. */
export function withoutMeasures(phrase: string): string {
  return phrase
    .replace(otherMeasures, blank)
    .replace(lengths, (found, _one, unit, two) => (unit || two ? blank(found) : found));
}

/** The phrase without times, floors, and how many pieces a pack holds. */
export function withoutOtherNumbers(phrase: string): string {
  return phrase.replace(otherNumbers, blank);
}

/**
 * "7 ft long, 3 ft high and 3 ft deep" as "7 ft x 3 ft x 3 ft this way up": length, width and height of one thing, whose height
 * was named.
 */
export function withSidesInRow(text: string): string {
  const sides = sidesIn(text);
  let row = text;
  for (let last = sides.length - 1; last >= 2; last -= 1) {
    const [one, two, three] = sides.slice(last - 2, last + 1);
    if (!one || !two || !three) continue;
    const between = [text.slice(one.end, two.start), text.slice(two.end, three.start)];
    const ordered = sideNames.flatMap(
      (name) => [one, two, three].find((measured) => measured.side === name) ?? [],
    );
    if (ordered.length < 3 || !between.every(isBetweenSides)) continue;
    const inRow = `${ordered.map(({ value, unit }) => `${value} ${unit}`).join(" x ")} ${thisWayUp}`;
    row = row.slice(0, one.start) + inRow + row.slice(three.end);
    last -= 2;
  }
  return row;
}
