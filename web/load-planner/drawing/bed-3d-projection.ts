import type { PlacedBox, Size } from "#contract/loads/packing/box.ts";
import { perUnit, toDrawingUnits } from "./drawing-units.ts";

/**
 * Where the axes of the bed point in the drawing, seen from behind, above, on the driver's far side: x runs from the cab
 * to the doors, y away from the viewer, z up.
 */
export const axes = { x: [0.95, 0.17], y: [0.44, -0.29], z: [0, -1] } as const;

/** A box in drawing units. */
interface DrawnBox extends Size {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A box as it is seen: SVG path data of its three visible faces. */
export interface SeenBox {
  /** The same as long as the box keeps its place, so that only new boxes drop. */
  readonly id: string;
  readonly kindIndex: number;
  readonly faces: Faces;
}
export interface Faces {
  readonly top: string;
  readonly side: string;
  readonly end: string;
  /** The tape across the top and down the side of a carton. */
  readonly tape: string;
  /** An arrow upwards on the side, for what stays this way up. */
  readonly arrow: string;
  /** Two diagonals of the top, for what takes nothing on top. */
  readonly cross: string;
}

/** The point of the drawing for a point of the bed, both in drawing units. */
export function project(x: number, y: number, z: number): readonly [number, number] {
  return [x * axes.x[0] + y * axes.y[0] + z * axes.z[0], x * axes.x[1] + y * axes.y[1] + z * axes.z[1]];
}

/** A closed polygon through points of the bed. */
export function polygon(...points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

type Point = readonly [x: number, y: number, z: number];

/** A line through points of the bed. */
function line(...points: readonly Point[]): string {
  return `M${points
    .map((point) =>
      project(...point)
        .map(rounded)
        .join(" "),
    )
    .join("L")}`;
}

/** The boxes from the back to the front, which is the order of painting, and of loading. Hidden ones are left out. */
export function seenInDepth(placed: readonly PlacedBox[]): readonly SeenBox[] {
  const shown = placed.filter((box) => !isHidden(box, placed));
  return backToFront(shown).map((box) => ({
    id: [box.kindIndex, box.x, box.y, box.z, box.length, box.width, box.height].join(" "),
    kindIndex: box.kindIndex,
    faces: facesOf({ ...toDrawingUnits(box), x: box.x * perUnit, y: box.y * perUnit, z: box.z * perUnit }),
  }));
}

/** The three faces that the viewer sees: top, the long side, and the end towards the doors. */
function facesOf({ x, y, z, length, width, height }: DrawnBox): Faces {
  const [right, back, top] = [x + length, y + width, z + height];
  const [middle, low, high] = [x + length / 2, z + height * 0.25, z + height * 0.75];
  const tip = Math.min(height, length) / 6;
  // Tape runs along the box, a tenth of its width.
  const [near, far] = [y + width * 0.45, y + width * 0.55];
  return {
    top: polygon([x, y, top], [right, y, top], [right, back, top], [x, back, top]),
    side: polygon([x, y, z], [right, y, z], [right, y, top], [x, y, top]),
    end: polygon([right, y, z], [right, back, z], [right, back, top], [right, y, top]),
    tape:
      polygon([x, near, top], [right, near, top], [right, far, top], [x, far, top]) +
      polygon(
        [right, near, top],
        [right, far, top],
        [right, far, top - height / 3],
        [right, near, top - height / 3],
      ),
    arrow:
      line([middle, y, low], [middle, y, high]) +
      line([middle - tip, y, high - tip], [middle, y, high], [middle + tip, y, high - tip]),
    cross: line([x, y, top], [right, back, top]) + line([right, y, top], [x, back, top]),
  };
}

/** Whether each of its three visible faces is covered by one neighbour. */
function isHidden(box: PlacedBox, all: readonly PlacedBox[]): boolean {
  const [right, back, top] = [box.x + box.length, box.y + box.width, box.z + box.height];
  const spans = {
    x: (other: PlacedBox) => other.x <= box.x && other.x + other.length >= right,
    y: (other: PlacedBox) => other.y <= box.y && other.y + other.width >= back,
    z: (other: PlacedBox) => other.z <= box.z && other.z + other.height >= top,
  };
  return (
    all.some((other) => other.z === top && spans.x(other) && spans.y(other)) &&
    all.some((other) => other.y + other.width === box.y && spans.x(other) && spans.z(other)) &&
    all.some((other) => other.x === right && spans.y(other) && spans.z(other))
  );
}

/** One box is behind another if it ends before the other begins: nearer to the cab, further away, or lower. */
function isBehind(one: PlacedBox, other: PlacedBox): boolean {
  return one.x + one.length <= other.x || one.y >= other.y + other.width || one.z + one.height <= other.z;
}

/** Each box after all those behind it. */
function backToFront(boxes: readonly PlacedBox[]): readonly PlacedBox[] {
  const order = boxes.toSorted((one, other) => one.x - other.x || other.y - one.y || one.z - other.z);
  const painted = new Set<PlacedBox>();
  function paint(box: PlacedBox): void {
    if (painted.has(box)) return;
    painted.add(box);
    for (const other of order) {
      if (!painted.has(other) && isBehind(other, box) && !isBehind(box, other)) paint(other);
    }
    done.push(box);
  }
  const done: PlacedBox[] = [];
  for (const box of order) paint(box);
  return done;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
