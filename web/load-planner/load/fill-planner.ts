import { sideNames } from "#contract/loads/packing/box.ts";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
import { kilogram, type LengthUnit, lengthUnits } from "#contract/loads/packing/units.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { emptyBox, isExample } from "./example-load.ts";
import type { LoadFields } from "./load.ts";
import { typedLoad } from "./typed-load.ts";

/** What `fillPlanner` entered last: no load of the visitor's, as long as it is unchanged. */
const lastFilled = tabValue<LoadFields>("load-planner-filled", { outlivesTab: false });

/** The visitor's own load that `fillPlanner` replaced, until the planner's load is changed. */
export const replacedLoad = tabValue<LoadFields>("load-planner-replaced", { outlivesTab: false });

/** Enters boxes into the planner's form as if they were typed there. The planner offers a load that was typed there. */
export function fillPlanner(boxes: readonly BoxLoad[]): void {
  const typed = typedLoad.read();
  const fields = fieldsOf(boxes);
  const isOwn = typed && !isExample(typed);
  if (isOwn && !isSame(typed, lastFilled.read()) && !isSame(typed, fields)) replacedLoad.set(typed);
  typedLoad.set(fields);
  lastFilled.set(fields);
}

function isSame(one: LoadFields, other: LoadFields | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
