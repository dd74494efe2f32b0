import { beforeEach, expect, test } from "vitest";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
import { type LengthUnit, lengthUnits } from "#contract/loads/packing/units.ts";
import { inUnit } from "./change-unit.ts";
import { emptyBox, exampleLoad } from "./example-load.ts";
import { fieldsOf, fillPlanner, replacedLoad } from "./fill-planner.ts";
import { readLoad } from "./load.ts";
import { typedLoad } from "./typed-load.ts";

type Sides = readonly [length: number, width: number, height: number];

function box(sides: Sides, unit: LengthUnit, weight: number, count: number): BoxLoad {
  const [length, width, height] = sides.map((side) => side * lengthUnits[unit]) as unknown as Sides;
  const size = { length, width, height };
  return { letter: "A", row: 0, size, weight, count, upright: true, nothingOnTop: false };
}

const sofa = [box([7, 3, 3], "ft", 60_000, 1)];
const cartons = [box([40.5, 30, 30], "cm", 12_000, 20)];
const crates = [
  box([25, 18, 18], "in", 30_500, 4),
  { ...box([60, 36, 6], "in", 9_000, 2), letter: "B", row: 1, nothingOnTop: true },
];

beforeEach(() => {
  typedLoad.remove();
  replacedLoad.remove();
});

test("the form reads the boxes that it was filled with", () => {
  for (const boxes of [sofa, cartons, crates]) {
    expect(readLoad(fieldsOf(boxes)).load?.boxes).toEqual(boxes);
  }
});

test("sides are in the unit in which they are round, and an unknown weight is left empty", () => {
  expect(fieldsOf(sofa)).toMatchObject({ unit: "ft", boxes: [{ length: "7", upright: true }] });
  expect(fieldsOf(cartons)).toMatchObject({ unit: "cm", boxes: [{ length: "40.5", count: "20" }] });
  expect(fieldsOf(crates)).toMatchObject({ unit: "in", boxes: [{ weight: "30.5" }, { nothingOnTop: true }] });
  expect(fieldsOf([box([7, 3, 3], "ft", 0, 1)]).boxes[0]?.weight).toBe("");
});

test("a new load replaces the one in the planner; one that was typed there is kept beside it", () => {
  fillPlanner(sofa);
  expect(typedLoad.read()?.boxes[0]?.length).toBe("7");
  fillPlanner(cartons);
  expect(typedLoad.read()?.boxes[0]?.length).toBe("40.5");
  const [row] = fieldsOf(cartons).boxes;
  const changed = { ...fieldsOf(cartons), boxes: [{ ...emptyBox(0), ...row, count: "21" }] };
  typedLoad.set(changed);
  expect(replacedLoad.read()).toBeUndefined();
  fillPlanner(sofa);
  expect(typedLoad.read()?.boxes[0]?.length).toBe("7");
  expect(replacedLoad.read()).toEqual(changed);
  replacedLoad.remove();
  typedLoad.set(exampleLoad("cm"));
  fillPlanner(sofa);
  expect(typedLoad.read()?.boxes[0]?.length).toBe("7");
  expect(replacedLoad.read(), "nobody typed the example").toBeUndefined();
});

test("a filled load in another unit, an emptied form and the example take no typed load's place", () => {
  const own = fieldsOf(crates);
  typedLoad.set(own);
  fillPlanner(sofa);
  for (const shown of [
    inUnit(fieldsOf(sofa), "in"),
    { ...inUnit(inUnit(fieldsOf(sofa), "cm"), "ft"), mode: "total" },
    { ...fieldsOf(sofa), boxes: [emptyBox(0)] },
    { ...exampleLoad("ft"), mode: "total" },
  ] as const) {
    typedLoad.set(shown);
    fillPlanner(sofa);
    expect(replacedLoad.read()).toEqual(own);
  }
  const typedTotal = {
    ...exampleLoad("ft"),
    mode: "total",
    total: { volume: "6", unit: "ft3", weight: "" },
  } as const;
  typedLoad.set(typedTotal);
  fillPlanner(sofa);
  expect(replacedLoad.read()).toEqual(typedTotal);
});
