import { expect, test } from "vitest";
import { emptyBox, exampleIn, exampleLoad, withoutUntouched } from "./example-load.ts";
import { type BoxFields, measures } from "./load.ts";

const example = exampleLoad("cm");
const [a = emptyBox(0), b = emptyBox(1)] = example.boxes;
const own: BoxFields = { ...a, count: "160", fromExample: [] };

test("beside a box with a figure of the visitor's, no box counts that is wholly the example's", () => {
  const counted = { ...a, count: "160", fromExample: measures.slice(0, 4) };
  const begun = { ...emptyBox(2), length: "50" };
  const boxesAfter = (...boxes: readonly BoxFields[]) => withoutUntouched({ ...example, boxes }).boxes;
  expect(boxesAfter(counted, b)).toEqual([counted]);
  expect(boxesAfter(own, b)).toEqual([own]);
  expect(boxesAfter(a, b, begun)).toEqual([begun]);
  expect(boxesAfter(a, b, emptyBox(2))).toHaveLength(3);
  const emptied = { ...a, count: "", fromExample: measures.slice(0, 4) };
  expect(boxesAfter(emptied, b), "nothing is the visitor's yet").toEqual([emptied, b]);
});

test("a load is the example's wholly, in part, or not at all", () => {
  const mixed = { ...b, length: "50", fromExample: measures.slice(1) };
  expect(exampleIn(example)).toBe("all");
  expect(exampleIn({ ...example, boxes: [mixed] })).toBe("some");
  expect(exampleIn({ ...example, boxes: [own] })).toBe("none");
  expect(exampleIn({ ...example, boxes: [emptyBox(0)] })).toBe("none");
  expect(exampleIn({ ...example, mode: "total" })).toBe("none");
});
