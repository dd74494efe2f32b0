import type { PlacedBox, Size } from "#contract/loads/packing/box.ts";
import { perUnit } from "./drawing-units.ts";

/** The visible face of one box, in drawing units from the top left of the view. */
export interface Face {
  readonly kindIndex: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its distance: 0 at the front of the view, 1 at the back. */
  readonly depth: number;
  /** No nearer face covers its middle, so there is room for a letter. */
  readonly clear: boolean;
}

type Outline = Omit<Face, "clear">;

/** The boxes from the side, those at the back first: the order in which they are painted. */
export function seenFromSide(bed: Size, placed: readonly PlacedBox[]): readonly Face[] {
  return visible(
    placed.map((box) => ({
      kindIndex: box.kindIndex,
      x: box.x * perUnit,
      y: (bed.height - box.z - box.height) * perUnit,
      width: box.length * perUnit,
      height: box.height * perUnit,
      depth: box.y / bed.width,
    })),
  );
}

/** The boxes from above, the lowest first. The side of the other view is at the bottom. */
export function seenFromAbove(bed: Size, placed: readonly PlacedBox[]): readonly Face[] {
  return visible(
    placed.map((box) => ({
      kindIndex: box.kindIndex,
      x: box.x * perUnit,
      y: (bed.width - box.y - box.width) * perUnit,
      width: box.length * perUnit,
      height: box.width * perUnit,
      depth: 1 - (box.z + box.height) / bed.height,
    })),
  );
}

/** Leaves out the faces that another one hides completely: most of a thousand boxes are hidden. Back to front. */
function visible(outlines: readonly Outline[]): readonly Face[] {
  const shown: Face[] = [];
  for (const outline of outlines.toSorted((one, other) => one.depth - other.depth)) {
    if (shown.some((nearer) => hides(nearer, outline))) continue;
    shown.push({ ...outline, clear: !shown.some((nearer) => touches(nearer, middleOf(outline))) });
  }
  return shown.reverse();
}

/** The place of the letter. */
function middleOf({ kindIndex, depth, x, y, width, height }: Outline): Outline {
  return { kindIndex, depth, x: x + width / 2 - 2, y: y + height / 2 - 2.5, width: 4, height: 5 };
}

function touches(one: Outline, other: Outline): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function hides(nearer: Outline, face: Outline): boolean {
  // Both are computed from whole numbers: equal ones may differ in the last digit.
  const slack = 1e-6;
  return (
    nearer.x <= face.x + slack &&
    nearer.y <= face.y + slack &&
    nearer.x + nearer.width >= face.x + face.width - slack &&
    nearer.y + nearer.height >= face.y + face.height - slack
  );
}
