import { expect, test } from "vitest";
import type { LengthUnit } from "#contract/loads/packing/units.ts";
import { inUnit, inVolumeUnit } from "./change-unit.ts";
import { emptyBox, exampleLoad } from "./example-load.ts";
import { type BoxFields, readLoad } from "./load.ts";

const own: BoxFields = {
  ...emptyBox(0),
  length: "7.2",
  width: "4",
  height: "1.5",
  weight: "18",
  count: "2",
};

function fieldsOf(unit: LengthUnit, ...boxes: readonly BoxFields[]) {
  return { ...exampleLoad(unit), boxes };
}

test("another unit converts every size that was typed, rounded to four digits, and neither weight nor count", () => {
  const small = { ...own, id: 1, length: "60", width: "1,200", height: "४५" };
  const boxesIn = (unit: LengthUnit) => inUnit(fieldsOf("cm", small), unit).boxes;
  expect(boxesIn("in")[0]).toMatchObject({ length: "23.62", width: "472.4", height: "17.72" });
  expect(boxesIn("ft")[0]).toMatchObject({ length: "1.969", width: "39.37", height: "1.476" });
  const [box] = inUnit(fieldsOf("ft", own), "cm").boxes;
  expect(box).toMatchObject({ length: "219.5", width: "121.9", height: "45.72", weight: "18", count: "2" });
});

test("the load stays exactly the one that was typed, and so does the text once its unit is back", () => {
  const typed = fieldsOf("ft", own, { ...own, id: 1, length: "5." });
  const { load } = readLoad(typed);
  const inches = inUnit(inUnit(typed, "cm"), "in");
  expect(readLoad(inches).load).toEqual(load);
  expect(inUnit(inches, "ft").boxes).toMatchObject(typed.boxes);
});

test("what is no number stays as it is, in every unit", () => {
  const { boxes } = inUnit(fieldsOf("ft", { ...own, length: "abc", width: "", height: "-3" }), "cm");
  expect(boxes[0]).toMatchObject({ length: "abc", width: "", height: "-3" });
});

test("what is the example's becomes the other unit's example", () => {
  const example = exampleLoad("cm");
  expect(inUnit(example, "ft")).toMatchObject({ ...exampleLoad("ft"), total: example.total });
});

test("a total's volume is converted too, and counts as it was typed", () => {
  const total = { volume: "100", unit: "ft3", weight: "800" } as const;
  const metres = inVolumeUnit(total, "m3");
  expect(metres.volume).toBe("2.832");
  const loadOf = (one: typeof metres) => readLoad({ ...fieldsOf("ft"), mode: "total", total: one }).load;
  expect(loadOf(metres)).toEqual(loadOf(total));
  expect(inVolumeUnit(metres, "ft3").volume).toBe("100");
});
