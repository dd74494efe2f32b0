import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test("typing errors are counted, two swapped letters as one", () => {
  expect(editDistance("refudn", "refund", 2)).toBe(1);
  expect(editDistance("eichar", "eicher", 2)).toBe(1);
  expect(editDistance("cat", "elephant", 2)).toBe(3);
});
