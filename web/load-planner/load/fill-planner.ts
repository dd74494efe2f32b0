import { sideNames } from "#contract/loads/packing/box.ts";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
import { kilogram, type LengthUnit, lengthUnits } from "#contract/loads/packing/units.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { emptyBox, isExample } from "./example-load.ts";
import type { LoadFields } from "./load.ts";
import { typedLoad } from "./typed-load.ts";

/** What `fillPlanner` entered last: it may be replaced, as long as the visitor has not changed it. */
const lastFilled = tabValue<LoadFields>("load-planner-filled", { outlivesTab: false });

/** Enters boxes into the planner's form as if they were typed there. A load that was typed there stays. */
export function fillPlanner(boxes: readonly BoxLoad[]): void {
  const typed = typedLoad.read();
  const isOwn = typed && !isExample(typed);
  if (isOwn && JSON.stringify(typed) !== JSON.stringify(lastFilled.read())) return;
  const fields = fieldsOf(boxes);
  typedLoad.set(fields);
  lastFilled.set(fields);
}

/** The form's values for these boxes. A weight that is not known is left empty. */
export function fieldsOf(boxes: readonly BoxLoad[]): LoadFields {
  const unit = roundUnit(boxes);
  const rows = boxes.map(({ size, weight, count, upright, nothingOnTop }, id) => ({
    ...emptyBox(id),
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
