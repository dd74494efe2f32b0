import { expect, test } from "vitest";
import { emptyBox, exampleLoad, hasExample, inUnit, withoutUntouched } from "./example-load.ts";
import { type BoxFields, measures } from "./load.ts";

const example = exampleLoad("cm");
const [a = emptyBox(0), b = emptyBox(1)] = example.boxes;
const own: BoxFields = { ...a, count: "160", fromExample: [] };

test("one changed figure leaves the rest of the example in place", () => {
  const counted = { ...own, fromExample: measures.slice(0, 4) };
  const changed = { ...example, boxes: [counted, b] };
  expect(withoutUntouched(changed)).toEqual(changed);
  expect(hasExample(changed)).toBe(true);
});

test("beside a box that is wholly the visitor's, no box of the example counts", () => {
  const mixed = { ...b, length: "50", fromExample: measures.slice(1) };
  expect(withoutUntouched({ ...example, boxes: [own, b] }).boxes).toEqual([own]);
  expect(withoutUntouched({ ...example, boxes: [own, mixed] }).boxes).toEqual([own, mixed]);
  expect(hasExample({ ...example, boxes: [own] })).toBe(false);
  expect(withoutUntouched({ ...example, boxes: [a, b, emptyBox(2)] }).boxes).toHaveLength(3);
});

test("another unit converts what is the example's and leaves the visitor's figures", () => {
  const mixed = { ...a, length: "50", fromExample: measures.slice(1) };
  const [row] = inUnit({ ...example, boxes: [mixed] }, "in").boxes;
  expect(row).toMatchObject({ length: "50", width: "18", height: "18", weight: "18" });
  expect(inUnit(example, "ft")).toEqual({ ...exampleLoad("ft"), total: example.total });
});
