import { expect, test } from "vitest";
import { emptyBox, exampleLoad } from "./example-load.ts";
import type { BoxFields } from "./load.ts";
import { withRemoved } from "./removed-boxes.ts";

const own = (id: number): BoxFields => ({ ...emptyBox(id), length: "60", width: "45", height: "30" });

function fieldsOf(...boxes: readonly BoxFields[]) {
  return { ...exampleLoad("cm"), boxes };
}

test("a removed box comes back to its place, beside what was typed since, in the unit of now", () => {
  const removed = { rows: [own(1)], index: 1, unit: "cm" } as const;
  const later = { ...fieldsOf(own(0), own(2)), unit: "in" } as const;
  const back = withRemoved(later, removed)?.boxes;
  expect(back?.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(back?.[1]).toMatchObject({ length: "23.62" });
});

test("a box that was added since keeps its row: no two rows are the same one", () => {
  const removed = { rows: [own(1)], index: 1, unit: "cm" } as const;
  expect(withRemoved(fieldsOf(own(0), own(1)), removed)?.boxes.map(({ id }) => id)).toEqual([0, 2, 1]);
});

test("all cleared boxes come back in the place of the empty row", () => {
  const rows = [own(3), own(4)];
  expect(withRemoved(fieldsOf(emptyBox(3)), { rows, index: 0, unit: "cm" })?.boxes).toMatchObject(rows);
});

test("the example does not come back beside a load of the visitor's, and no box beyond the limit", () => {
  const { boxes: rows } = exampleLoad("cm");
  const removed = { rows, index: 0, unit: "cm" } as const;
  expect(withRemoved(fieldsOf(emptyBox(0)), removed)?.boxes).toMatchObject(rows);
  expect(withRemoved(fieldsOf(own(0)), removed)).toBeUndefined();
  const six = [0, 1, 2, 3, 4, 5].map(own);
  expect(withRemoved(fieldsOf(...six), { rows: [own(6)], index: 2, unit: "cm" })).toBeUndefined();
});
