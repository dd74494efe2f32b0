import { withPlainNumbers } from "#contract/digits.ts";
import { wholeWord } from "#contract/domain/word-edges.ts";
import {
  type BoxLoad,
  boxLimit,
  kindLimit,
  type Load,
  letterOf,
  loadOf,
} from "#web/load-planner/load/load.ts";
import { countOf, type Size } from "#web/load-planner/packing/box.ts";
import {
  lengthsIn,
  sizesIn,
  sizesMark,
  withoutMeasures,
  withoutSizes,
  withSidesInRow,
} from "./load-sizes.ts";
import {
  type Basis,
  type FoundWeight,
  type GoodsWeight,
  saysTotal,
  weightOfAll,
  weightsIn,
  withFigures,
  withoutWeights,
} from "./piece-weight.ts";

/** What a line about a load says. Weights are in grams, lengths as the load planner counts them. */
export type LoadLine =
  | BoxesLine
  | WeightLine
  /** A length without a weight. */
  | { readonly kind: "length"; readonly longest: number }
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

export interface WeightLine {
  readonly kind: "weight";
  readonly weight: number;
  /** The longest side in the line. */
  readonly longest?: number | undefined;
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
 * Reads a line such as "20 cartons of 40 x 30 x 30 cm, 12 kg", "20 ctn 400 kg", "900 kg of tiles" or "sofa 7 ft long,
 * 3 ft high and 3 ft deep". Kinds of goods are separated by "+", ";" or "and". `weightOfAll` decides whether a weight is that of one piece.
 */
export function readLoadLine(line: string): LoadLine {
  const parts = withSidesInRow(normalized(line))
    .split(separator)
    .filter((text) => /\d/.test(text))
    .map(readPart);
  if (parts.some(({ size }) => size === "no-unit")) return { kind: "no-unit" };
  const lengths = parts.flatMap((part) => part.lengths);
  const longest = lengths.length > 0 ? Math.max(...lengths) : undefined;
  if (longest !== undefined && parts.every(({ size, weights }) => !size && weights.length === 0)) {
    return { kind: "length", longest };
  }
  const found = parts.flatMap(goodsIn);
  if (found.length === 0 || found.includes(undefined)) return { kind: "unread" };
  const goods = found.filter((one) => one !== undefined);
  if (goods.length <= kindLimit && goods.every(hasSize)) return asBoxes(goods);
  const weights = goods.flatMap(({ weight }) => weight ?? []);
  if (weights.length < goods.length) return { kind: "unread" };
  return { kind: "weight", weight: sumOf(weights), longest, doubt: doubtOf(weights) };
}

/** Between kinds of goods. */
const separator = new RegExp(String.raw`\s*(?:[+;&]|${wholeWord("and", "aur", "plus", "और", "ਅਤੇ")})\s*`, "u");

/** The line with one spelling of digits, numbers, inches and feet, in lower case. */
function normalized(line: string): string {
  const text = withPlainNumbers(line)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(sizesMark, " ")
    .replace(/[”″]|''/g, '"')
    .replace(/[’′]/g, "'");
  return withFigures(text);
}

/** The text about one kind of goods, and what it contains. */
interface Part {
  readonly text: string;
  /** The text with its sizes replaced by `sizesMark`. */
  readonly phrase: string;
  readonly size: Size | "no-unit" | undefined;
  readonly lengths: readonly number[];
  readonly weights: readonly FoundWeight[];
  readonly count: number | undefined;
}

function readPart(text: string): Part {
  const phrase = withoutSizes(text);
  return {
    text,
    phrase,
    size: sizesIn(text),
    lengths: lengthsIn(text),
    weights: weightsIn(phrase),
    count: countIn(phrase),
  };
}

/** "20 cartons", "20 x", "20 nos of": a count stands before what is counted. */
const count = /(?<![\d.])(\d{1,5})(?!\s*[.\d])(?=\s*(?:x|×|nos?\.?|pcs|\p{L}))/iu;

/** The count in a phrase. A number with a unit of weight, length or another measure is no count. */
function countIn(phrase: string): number | undefined {
  const found = count.exec(withoutMeasures(withoutWeights(phrase)))?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Goods of one kind. */
interface Goods {
  readonly count: number;
  /** Undefined if the line does not contain it. */
  readonly weight: GoodsWeight | undefined;
  readonly size: Size | undefined;
}
type SizedGoods = Goods & { readonly size: Size };

function hasSize(goods: Goods): goods is SizedGoods {
  return goods.size !== undefined;
}

/** The goods in a part of the line; undefined for goods that cannot be read. */
function goodsIn({ text, phrase, size, count = 1, ...part }: Part): readonly (Goods | undefined)[] {
  if (size === "no-unit" || count === 0 || count > boxLimit) return [undefined];
  const weights = part.weights.filter(({ grams }) => grams > 0);
  const [weight] = weights;
  if (!weight) return [size && { count, weight, size }];
  if (weights.length === 1) return [{ count, weight: weightOfAll(phrase, weight, count), size }];
  const total = statedTotal(phrase, weights, count);
  if (total !== undefined) return [{ count, weight: { total }, size }];
  // "20 cartons 12 kg each, 10 bags of 50 kg"
  const pieces = text.split(",").map(readPart);
  const areGoods = pieces.every((piece) => piece.weights.length === 1 && piece.count !== undefined);
  return areGoods ? pieces.flatMap(goodsIn) : [undefined];
}

/** The total beside the weight of one piece: "40 bags of 50 kg, total 2,000 kg", "10 bori 50 kg wali 500 kg". */
function statedTotal(phrase: string, weights: readonly FoundWeight[], count: number): number | undefined {
  const grams = weights.map((weight) => weight.grams);
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const agrees = least * count === most || saysTotal.test(phrase);
  return weights.length === 2 && agrees ? most : undefined;
}

function asBoxes(goods: readonly SizedGoods[]): LoadLine {
  const boxes = goods.map(
    ({ size, weight, count }, row): BoxLoad => ({
      letter: letterOf(row),
      row,
      size,
      weight: weight ? Math.ceil(weight.total / count) : 0,
      count,
      upright: false,
    }),
  );
  if (countOf(boxes) > boxLimit) return { kind: "unread" };
  const weights = goods.flatMap(({ weight }) => weight ?? []);
  const weightKnown = weights.length === goods.length;
  return { kind: "boxes", load: loadOf(boxes), weightKnown, doubt: doubtOf(weights) };
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
