/** Boxes and load beds. Lengths are whole numbers of any one unit. */

export const sideNames = ["length", "width", "height"] as const;
export type Side = (typeof sideNames)[number];
export type Size = { readonly [Name in Side]: number };

/** The size with these sides. */
export function sizeOf(side: (name: Side) => number): Size {
  return { length: side("length"), width: side("width"), height: side("height") };
}

export interface BoxKind {
  readonly size: Size;
  readonly count: number;
  /** "This way up": its height stays upright, but it may be turned on the floor. */
  readonly upright: boolean;
  /** Nothing may stand on it, not even a box of its own kind. */
  readonly nothingOnTop: boolean;
}

/** A box at its place, with its sizes as it is turned. */
export interface PlacedBox extends Size {
  /** The position of its kind in the list of kinds. */
  readonly kindIndex: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** In cubed units of length. */
export function volumeOf({ length, width, height }: Size): number {
  return length * width * height;
}

/** The number of boxes; 0 for a load given as a total. */
export function countOf(kinds: readonly Pick<BoxKind, "count">[] = []): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}

/** Every different orientation of a box. */
export function orientationsOf({ size: { length, width, height }, upright }: BoxKind): readonly Size[] {
  const orientations: readonly (readonly [number, number, number])[] = [
    [length, width, height],
    [width, length, height],
    ...(upright
      ? []
      : ([
          [length, height, width],
          [height, length, width],
          [width, height, length],
          [height, width, length],
        ] as const)),
  ];
  const distinct = new Map(
    orientations.map(([l, w, h]) => [`${l} ${w} ${h}`, { length: l, width: w, height: h }]),
  );
  return [...distinct.values()];
}

/** Whether a box in this orientation fits into an empty bed. */
export function goesInto(bed: Size, box: Size): boolean {
  return box.length <= bed.length && box.width <= bed.width && box.height <= bed.height;
}
