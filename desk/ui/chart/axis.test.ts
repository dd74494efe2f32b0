import { expect, test } from "vitest";
import { axisLines } from "./axis.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [7, [0, 5, 10]],
  [15, [0, 5, 10, 15]],
  [16, [0, 10, 20]],
  [299, [0, 100, 200, 300]],
  [61_000, [0, 50_000, 100_000]],
])("the axis of values up to %s ends at or above them", (largest, lines) => {
  expect(axisLines(largest)).toEqual(lines);
});
