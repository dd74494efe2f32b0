import { expect, test } from "vitest";
import { usableRange } from "#contract/vehicle-suit.ts";
import { withReserve } from "./range-reserve.ts";

test("the words name the share of the range that the rule keeps", () => {
  expect(withReserve).toContain("a fifth");
  expect(1 - usableRange).toBeCloseTo(1 / 5);
});
