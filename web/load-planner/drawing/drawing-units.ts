import type { Size } from "#contract/loads/packing/box.ts";
import { lengthUnits } from "#contract/loads/packing/units.ts";
import { foot } from "#web/sections/fleet/fleet-bed-layout.ts";

/** Drawing units per unit of the planner: all drawings of load beds have one scale. */
export const perUnit = foot / lengthUnits.ft;

/** The sides of a bed or a box in drawing units. */
export function toDrawingUnits({ length, width, height }: Size): Size {
  return { length: length * perUnit, width: width * perUnit, height: height * perUnit };
}
