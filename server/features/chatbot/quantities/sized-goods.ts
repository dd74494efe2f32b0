import { largestCapacity } from "#content/loads/plan-load.ts";
import { type BoxLoad, goodsWith } from "#contract/loads/packing/load.ts";
import { readLoadLine } from "#contract/loads/text/read-load.ts";

/** Goods of several kinds, each with all its sides, as the load planner packs them. */
export interface SizedGoods {
  readonly boxes: readonly BoxLoad[];
  /** The words of those that keep their height upwards, and of those that take nothing on top. */
  readonly upright: readonly string[];
  readonly fragile: readonly string[];
}

/** Two kinds of goods have six sides. */
const fewestNumbers = 6;

/** The goods of a text that names several kinds with all their sides, read as the quote form reads them. */
export function sizedGoods(text: string): SizedGoods | undefined {
  if ((text.match(/\d+/g) ?? []).length < fewestNumbers) return undefined;
  const line = readLoadLine(text, largestCapacity);
  const { boxes = [] } = line.kind === "boxes" ? line.load : {};
  if (boxes.length < 2) return undefined;
  return { boxes, upright: goodsWith("upright", boxes), fragile: goodsWith("nothingOnTop", boxes) };
}
