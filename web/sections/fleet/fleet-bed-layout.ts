import { fleetWords } from "#content/en/fleet.ts";
import type { Vehicle } from "#content/schema/fleet.ts";

/** All lengths are in drawing units, ten a foot. */
export const foot = 10;

/** The person beside the beds: an ordinary adult whose shoulders are two feet wide. */
const personHeight = fleetWords.drawing.personHeight.value * foot;
const personMiddle = foot;
/** The space at the start of the row with the person. It makes today's two rows equally wide. */
const personRoom = 3.2 * foot;
const tallestBed = 7;
/** Space left of a bed for its height, above it for its name, and below the ground for its length. */
const sideRoom = 2.1 * foot;
const nameRoom = 1.7 * foot;
const lengthRoom = 2.3 * foot;

export const ground = nameRoom + tallestBed * foot;
export const floorTop = ground + lengthRoom;

export interface PlacedBed {
  readonly vehicle: Vehicle;
  readonly x: number;
  readonly length: number;
  readonly height: number;
  readonly width: number;
}

export interface BedRow {
  /** The person, if in this row: its middle and height. */
  readonly person: { readonly x: number; readonly height: number } | undefined;
  readonly beds: readonly PlacedBed[];
  readonly width: number;
  readonly height: number;
}

/**
 * Places vehicles side by side, in two rows of the same scale and size. Next to each other the rows are one drawing;
 * one below the other they stay readable on a phone.
 */
export function placeBeds(vehicles: readonly Vehicle[]): readonly BedRow[] {
  const middle = Math.ceil(vehicles.length / 2);
  const rows = [placeRow(vehicles.slice(0, middle), true), placeRow(vehicles.slice(middle), false)];
  const width = Math.max(...rows.map((row) => row.width));
  const height = floorTop + Math.max(...vehicles.map((vehicle) => vehicle.specs.width.value)) * foot + 2;
  return rows.map((row) => ({ ...row, width, height }));
}

function placeRow(vehicles: readonly Vehicle[], withPerson: boolean): Omit<BedRow, "height"> {
  let right = withPerson ? personRoom : 0;
  const beds = vehicles.map((vehicle) => {
    const { length, height, width } = vehicle.specs;
    const x = right + sideRoom;
    right = x + length.value * foot;
    return {
      vehicle,
      x,
      length: length.value * foot,
      height: height.value * foot,
      width: width.value * foot,
    };
  });
  return {
    person: withPerson ? { x: personMiddle, height: personHeight } : undefined,
    beds,
    width: right + 2,
  };
}

/** The lines of a grid of one foot inside a rectangle, as an SVG path. It starts at the rectangle's bottom left. */
export function footGrid(x: number, bottom: number, width: number, height: number): string {
  const lines: string[] = [];
  for (let across = foot; across < width; across += foot) lines.push(`M${x + across} ${bottom}v${-height}`);
  for (let up = foot; up < height; up += foot) lines.push(`M${x} ${bottom - up}h${width}`);
  return lines.join("");
}
