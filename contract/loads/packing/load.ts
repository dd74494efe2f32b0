import { type BoxKind, volumeOf } from "./box.ts";

/** A kind of box with all sides and a count. The weight is of one box, in grams; 0 if it is not known. */
export interface BoxLoad extends BoxKind {
  /** "A" for the first row of the form: its name on the page and in the drawing. */
  readonly letter: string;
  /** The row's index in the form, which selects its colour in the drawing. */
  readonly row: number;
  readonly weight: number;
  /** What the goods are called, if it is known: "fridge". */
  readonly name?: string | undefined;
}

/** Boxes of one weight, in grams. Those of a load without sizes have no letter. */
export interface Pieces extends Pick<BoxLoad, "weight" | "count"> {
  readonly letter?: string;
}

/** Volume in cubed units of length, weight in grams, both of everything together. One of them is known. */
export interface Load {
  /** Undefined if the load is given as a total. */
  readonly boxes?: readonly BoxLoad[] | undefined;
  readonly volume: number;
  readonly weight: number;
  /** False if the weight of a box is missing: then the weight is that of the others. */
  readonly weightKnown: boolean;
  /** False of a total that is a weight alone: then the volume is 0. */
  readonly volumeKnown?: false;
}

/** As many kinds as the drawing has colours, and as many boxes as it can show. */
export const kindLimit = 6;
export const boxLimit = 1_000;

/** "A" for the first row. */
export function letterOf(row: number): string {
  return String.fromCodePoint(65 + row);
}

/** These boxes with their volume and weight. */
export function loadOf(boxes: readonly BoxLoad[]): Load {
  return {
    boxes,
    volume: sumOf(boxes, ({ size }) => volumeOf(size)),
    weight: sumOf(boxes, ({ weight }) => weight),
    weightKnown: boxes.every(({ weight }) => weight > 0),
  };
}

/** The names of the goods that stay this way up, or that take nothing on top. */
export function goodsWith(
  handling: "upright" | "nothingOnTop",
  boxes: readonly BoxLoad[],
): readonly string[] {
  return [...new Set(boxes.flatMap((box) => (box[handling] ? (box.name ?? []) : [])))];
}

function sumOf(boxes: readonly BoxLoad[], measure: (box: BoxLoad) => number): number {
  return boxes.reduce((sum, box) => sum + box.count * measure(box), 0);
}
