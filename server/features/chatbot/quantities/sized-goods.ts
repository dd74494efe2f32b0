import { largestCapacity } from "#content/loads/plan-load.ts";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
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
  if (line.kind !== "boxes" || line.load.boxes === undefined || line.load.boxes.length < 2) return undefined;
  return { boxes: line.load.boxes, upright: line.uprightGoods, fragile: line.fragileGoods };
}
