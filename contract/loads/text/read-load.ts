import { withPlainNumbers } from "#contract/digits.ts";
import { countOf, type Size } from "../packing/box.ts";
import {
  type BoxLoad,
  boxLimit,
  kindLimit,
  type Load,
  letterOf,
  loadOf,
  type Pieces,
} from "../packing/load.ts";
import { handlingOf } from "./goods-handling.ts";
import { goodsSeparator, heaviestLifted, saysTotal } from "./goods-items.ts";
import { countsIn, type FoundCount, itemsIn } from "./load-items.ts";
import {
  heightsIn,
  lengthsIn,
  secondSidesIn,
  sizesIn,
  sizesMark,
  withoutOtherNumbers,
  withoutSizes,
  withPlainMarks,
  withSidesInRow,
} from "./load-sizes.ts";
import {
  type Basis,
  type FoundWeight,
  type GoodsWeight,
  statedBasis,
  weightOfAll,
  weightsIn,
  withFigures,
  withoutWeights,
} from "./piece-weight.ts";
import { postureIn } from "./posture.ts";

/** What a line about a load says. Weights are in grams, lengths as the load planner counts them. */
export type LoadLine =
  | BoxesLine
  | WeightLine
  /** A length without a weight. */
  | ({ readonly kind: "length" } & LoneSides)
  /** Three sizes without a unit. */
  | { readonly kind: "no-unit" }
  | { readonly kind: "unread" };

/** Boxes with their sizes, ready to be packed. */
export interface BoxesLine {
  readonly kind: "boxes";
  readonly load: Load;
  /** False if the weight of a box is missing. */
  readonly weightKnown: boolean;
  readonly doubt?: WeightDoubt | undefined;
}

/** Sides of goods of which the line does not tell all three. */
export interface LoneSides {
  readonly longest?: number | undefined;
  /** The smaller side of a sheet, "8 x 4 ft". */
  readonly second?: number | undefined;
  /** The highest side of what has a height or stands. It needs no length. */
  readonly tallest?: number | undefined;
  /** Whether that must not lie. */
  readonly mustStand?: boolean | undefined;
}

export interface WeightLine extends LoneSides {
  readonly kind: "weight";
  readonly weight: number;
  /** What the line counts, with the weight of one piece: the mean, if only the total is known. */
  readonly pieces: readonly Pieces[];
  readonly doubt?: WeightDoubt | undefined;
}

/** For a weight that may be that of one piece or of all. */
export interface WeightDoubt {
  /** How it was read. */
  readonly read: Basis;
  /** The weight of the whole load, as it was read. */
  readonly weight: number;
  /** The weight of the whole load in the other reading. */
  readonly otherwise: number;
}

/**
 * Reads a line such as "20 cartons of 40 x 30 x 30 cm, 12 kg", "22 box tiles 30 kg each, 6 basin 14 kg", "900 kg of
 * tiles" or "sofa 7 ft long, 3 ft high and 3 ft deep". `itemTexts` divides it into kinds of goods, and `weightOfAll`
 * decides whether a weight is that of one piece.
 */
export function readLoadLine(line: string, largestCapacity: number): LoadLine {
  const items = withSidesInRow(normalized(line))
    .split(goodsSeparator)
    .filter((text) => /\d/.test(text))
    .flatMap(itemsIn)
    .map(readItem);
  if (items.some(({ size }) => size === "no-unit")) return { kind: "no-unit" };
  const sides = loneSidesIn(items);
  const hasSides = sides.longest !== undefined || sides.tallest !== undefined;
  if (hasSides && items.every(({ size, weight }) => !size && !weight)) return { kind: "length", ...sides };
  const total = totalIn(items);
  const goods = goodsIn(
    items.filter((item) => item !== total),
    largestCapacity,
  );
  if (goods && goods.length <= kindLimit && goods.every(hasSize)) return asBoxes(goods);
  if (total?.weight) return { kind: "weight", ...allTogether(total.weight.grams, items), ...sides };
  if (!goods) return { kind: "unread" };
  const weights = goods.flatMap(({ weight }) => weight ?? []);
  if (weights.length < goods.length) return { kind: "unread" };
  const pieces = goods.flatMap(({ count, weight }) =>
    count && weight ? { count, weight: weight.total / count } : [],
  );
  return { kind: "weight", weight: sumOf(weights), pieces, ...sides, doubt: doubtOf(weights) };
}

/** The line with one spelling of digits, numbers, inches and feet, in lower case. */
export function normalized(line: string): string {
  const text = withPlainMarks(
    withPlainNumbers(line).normalize("NFC").toLowerCase().replaceAll(sizesMark, " "),
  );
  return withoutOtherNumbers(withFigures(text));
}

/** What the text about one kind of goods contains. */
interface Item {
  /** The text with its sizes replaced by `sizesMark`. */
  readonly phrase: string;
  readonly size: Size | "no-unit" | undefined;
  readonly lengths: readonly number[];
  readonly seconds: readonly number[];
  /** The lengths of what stands. */
  readonly heights: readonly number[];
  readonly mustStand: boolean;
  readonly weight: FoundWeight | undefined;
  readonly count: FoundCount | undefined;
}

function readItem(text: string): Item {
  const phrase = withoutSizes(text);
  return {
    phrase,
    size: sizesIn(text),
    ...loneSidesOf(text),
    weight: weightsIn(phrase)[0],
    count: countsIn(phrase)[0],
  };
}

/** Of a text without sizes, the lengths that are named as heights or whose goods stand are heights. */
function loneSidesOf(text: string): Pick<Item, "lengths" | "seconds" | "heights" | "mustStand"> {
  const lengths = lengthsIn(text);
  const seconds = secondSidesIn(text);
  const posture = postureIn(text);
  const mustStand = posture === "standing";
  if (sizesIn(text) || posture === "lying") return { lengths, seconds, heights: [], mustStand: false };
  const named = heightsIn(text);
  const heights = named.length === 0 && mustStand && lengths.length === 1 ? lengths : named;
  return { lengths: lengths.filter((length) => !heights.includes(length)), seconds, heights, mustStand };
}

function loneSidesIn(items: readonly Item[]): LoneSides {
  const most = (sides: readonly number[]) => (sides.length > 0 ? Math.max(...sides) : undefined);
  return {
    longest: most(items.flatMap(({ lengths }) => lengths)),
    second: most(items.flatMap(({ seconds }) => seconds)),
    tallest: most(items.flatMap(({ heights }) => heights)),
    mustStand: items.some(({ heights, mustStand }) => mustStand && heights.length > 0),
  };
}

interface Goods {
  /** Its sizes are replaced by `sizesMark`. */
  readonly phrase: string;
  /** Undefined if the line names none: then it is one piece, or goods that are not counted. */
  readonly count: number | undefined;
  /** Undefined if the line does not contain it. */
  readonly weight: GoodsWeight | undefined;
  readonly size: Size | undefined;
}
type SizedGoods = Goods & { readonly size: Size };

function hasSize(goods: Goods): goods is SizedGoods {
  return goods.size !== undefined;
}

/** The goods of all items; undefined if something of them cannot be read. */
function goodsIn(items: readonly Item[], largestCapacity: number): readonly Goods[] | undefined {
  const isListOfPieces = items.some(({ phrase, weight }) => weight && statedBasis(phrase, weight) === "each");
  const goods = items.map((item): Goods | undefined => {
    const { phrase, size, weight, count } = item;
    const number = count?.value ?? 1;
    if (size === "no-unit" || number === 0 || number > boxLimit) return undefined;
    if (!weight) return size && { phrase, count: count?.value, weight: undefined, size };
    // In "20 cartons 12 kg, 15 kg" it is not known what weighs 15 kg.
    if (!count && !size && items.length > 1 && !hasName(item)) return undefined;
    const weighed = weightOfAll({ phrase, weight, count }, largestCapacity, isListOfPieces);
    return { phrase, count: count?.value, weight: weighed, size };
  });
  return goods.length > 0 && goods.every((one) => one !== undefined) ? goods : undefined;
}

function hasName({ phrase }: Pick<Item, "phrase">): boolean {
  return /\p{L}{2}/u.test(withoutWeights(phrase));
}

/**
 * The item whose weight is that of the whole line: the last of "40 bags of 50 kg, total 2,000 kg", of "10 bori 50 kg wali
 * 500 kg" and of "22 box, 6 basin, 896 kg".
 */
function totalIn(items: readonly Item[]): Item | undefined {
  if (items.length < 2) return undefined;
  return items.find((item) => {
    const { phrase, weight, count, size } = item;
    if (!weight) return false;
    const others = items.filter((other) => other !== item);
    if (others.every((other) => other.weight)) {
      if (count || size) return false;
      return saysTotal.test(phrase) || (!hasName(item) && weight.grams === sumOf(others.map(ofPieces)));
    }
    const areCounted = others.every((other) => other.count && !other.weight && !other.size);
    return areCounted && !size && (saysTotal.test(phrase) || isOfAll(item, items));
  });
}

/** Whether the only weight in a line stands behind all goods or before them, and is more than one person lifts. */
function isOfAll({ phrase, weight }: Item, items: readonly Item[]): boolean {
  if (!weight || weight.grams <= heaviestLifted || statedBasis(phrase, weight) === "each") return false;
  const isFirst = /^\s*$/.test(phrase.slice(0, weight.start)) && /^\s*[,:]/.test(phrase.slice(weight.end));
  return items.at(isFirst ? 0 : -1)?.weight === weight;
}

/** A total weight and the pieces that it is of. */
function allTogether(weight: number, items: readonly Item[]): Pick<WeightLine, "weight" | "pieces"> {
  const count = items.reduce((sum, item) => sum + (item.count?.value ?? 0), 0);
  return { weight, pieces: count > 0 ? [{ count, weight: weight / count }] : [] };
}

/** The weight of an item's pieces, if its weight is that of one. */
function ofPieces({ weight, count }: Item): GoodsWeight {
  return { total: (weight?.grams ?? 0) * (count?.value ?? 1) };
}

function asBoxes(goods: readonly SizedGoods[]): LoadLine {
  const boxes = goods.map(
    ({ phrase, size, weight, count = 1 }, row): BoxLoad => ({
      letter: letterOf(row),
      row,
      count,
      weight: weight ? Math.ceil(weight.total / count) : 0,
      ...handlingOf(namePhrase(phrase), phrase, size),
    }),
  );
  if (countOf(boxes) > boxLimit) return { kind: "unread" };
  const weights = goods.flatMap(({ weight }) => weight ?? []);
  const weightKnown = weights.length === goods.length;
  return {
    kind: "boxes",
    load: loadOf(boxes),
    weightKnown,
    doubt: doubtOf(weights),
  };
}

/** The part of a phrase that names the goods of its size: not the sofa of "20 cartons of 40 x 30 x 30 cm, sofa". */
function namePhrase(phrase: string): string {
  const part = phrase.split(",").find((text) => text.includes(sizesMark)) ?? phrase;
  return hasName({ phrase: part }) ? part : phrase;
}

function sumOf(weights: readonly GoodsWeight[]): number {
  return weights.reduce((sum, { total }) => sum + total, 0);
}

function doubtOf(weights: readonly GoodsWeight[]): WeightDoubt | undefined {
  const read = weights.find(({ doubt }) => doubt)?.doubt?.read;
  if (!read) return undefined;
  const others = weights.map(({ total, doubt }) => ({
    total: doubt?.read === read ? doubt.otherwise : total,
  }));
  return { read, weight: sumOf(weights), otherwise: sumOf(others) };
}
