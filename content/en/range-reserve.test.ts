import { expect, test } from "vitest";
import { usableRange } from "#contract/loads/vehicle-suit.ts";
import { intercity } from "./intercity.ts";
import { withReserve } from "./range-reserve.ts";

test("the words name the share of the range that the rule keeps", () => {
  expect(withReserve).toContain("20%");
  expect(1 - usableRange).toBeCloseTo(0.2);
});

// Written out there: an import would bring the words into Home's first scripts.
test("the map of the routes says it in the same words", () => {
  expect(JSON.stringify(intercity)).toContain(withReserve);
});
