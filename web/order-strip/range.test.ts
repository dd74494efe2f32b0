import { expect, test } from "vitest";
import { kilometresIn, rangeLines } from "./range.ts";

test("a distance is compared with 80 % of each vehicle's range, there and back", () => {
  expect(rangeLines(80)).toEqual([
    "One way on one charge if we keep 20% of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(105)).toEqual([
    "One way on one charge if we keep 20% of the range in reserve: JEM.",
    "Needs charging on the way: Tata Ace, Euler and Eicher.",
  ]);
  expect(rangeLines(44)).toEqual([
    "There and back on one charge if we keep 20% of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(250)).toEqual(["Needs charging on the way: Tata Ace, Euler, JEM and Eicher."]);
  expect(["90", "90 km", "12.5", "0", "far", "-5"].map(kilometresIn)).toEqual([
    90,
    90,
    12.5,
    undefined,
    undefined,
    undefined,
  ]);
});
