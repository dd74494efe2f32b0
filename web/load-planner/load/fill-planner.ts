import { sideNames } from "#contract/loads/packing/box.ts";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
import { kilogram, type LengthUnit, lengthUnits } from "#contract/loads/packing/units.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { inUnit } from "./change-unit.ts";
import { emptyBox } from "./example-load.ts";
import type { LoadFields } from "./load.ts";
import { isEmpty } from "./removed-boxes.ts";
import { typedLoad } from "./typed-load.ts";

/** The load that the quote form entered last. While it is unchanged it is not the visitor's own. */
const lastFilled = tabValue<LoadFields>("load-planner-filled", { outlivesTab: false });

/** The visitor's own load that was replaced, until it is brought back or another one is replaced. */
export const replacedLoad = tabValue<LoadFields>("load-planner-replaced", { outlivesTab: false });

/**
 * Enters boxes into the load planner's form. A load that the visitor typed there is kept, and the planner offers to bring
 * it back.
 */
export function fillPlanner(boxes: readonly BoxLoad[]): void {
  const typed = typedLoad.read();
  const fields = fieldsOf(boxes);
  if (typed && isOwn(typed) && !isFilled(typed) && !isSame(typed, fields)) replacedLoad.set(typed);
  typedLoad.set(fields);
  lastFilled.set(fields);
}

/** Whether this load was entered for the visitor, and nothing but its unit was changed since. */
export function isFilled(load: LoadFields): boolean {
  const filled = lastFilled.read();
  return filled !== undefined && isSame(load, filled);
}

function isOwn({ boxes, total }: LoadFields): boolean {
  return total.volume !== "" || total.weight !== "" || boxes.some((row) => !row.isExample && !isEmpty(row));
}

/** Compares in one unit: another unit changes how the sides are written, not the load. */
function isSame(...loads: readonly [LoadFields, LoadFields]): boolean {
  const [one, other] = loads.map((load) => {
    const { volume, weight } = load.total;
    return JSON.stringify([inUnit(load, "cm").boxes, volume, weight]);
  });
  return one === other;
}

/** The form's values for these boxes. A weight that is not known is left empty. */
export function fieldsOf(boxes: readonly BoxLoad[]): LoadFields {
  const unit = roundUnit(boxes);
  const rows = boxes.map(({ name = "", size, weight, count, upright, nothingOnTop }, id) => ({
    ...emptyBox(id),
    name,
    ...Object.fromEntries(sideNames.map((side) => [side, String(size[side] / lengthUnits[unit])])),
    weight: weight > 0 ? String(weight / kilogram) : "",
    count: String(count),
    upright,
    nothingOnTop,
  }));
  return { mode: "boxes", unit, boxes: rows, total: { volume: "", unit: "ft3", weight: "" } };
}

/** The unit in which all sides have at most one decimal, most likely the one in which they were typed. */
function roundUnit(boxes: readonly BoxLoad[]): LengthUnit {
  const sides = boxes.flatMap(({ size }) => sideNames.map((side) => size[side]));
  const isRound = (unit: LengthUnit) => sides.every((side) => (10 * side) % lengthUnits[unit] === 0);
  return (["ft", "in"] as const).find(isRound) ?? "cm";
}
