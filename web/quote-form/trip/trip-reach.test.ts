import { expect, test } from "vitest";
import { kilometresIn, rangeLines } from "./trip-reach.ts";

test("a distance is compared with 80 % of each vehicle's range, there and back", () => {
  expect(rangeLines(80)).toEqual([
    "One way on one charge if we keep 20% of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(105)).toEqual([
    "One way on one charge if we keep 20% of the range in reserve: JEM.",
    "Farther than one charge: Tata Ace, Euler and Eicher.",
  ]);
  expect(rangeLines(44)).toEqual([
    "Round trip on one charge if we keep 20% of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(250)).toEqual(["Farther than one charge: Tata Ace, Euler, JEM and Eicher."]);
});

test.each([
  ["90", 90],
  ["90 km", 90],
  ["12.5", 12.5],
  ["1,200 km", 1_200],
  ["१०५", 105],
  ["੧੦੫ km", 105],
  ["105 किमी", 105],
  ["105 ਕਿਮੀ", 105],
  ["12 kilometers", 12],
  ["12 Kilometres", 12],
  ["12 k.m.", 12],
  ["about 12", 12],
  ["approx. 12 km", 12],
  ["~12km", 12],
  ["12,5", 12.5],
  ["approx.12", 12],
  ["12..5", undefined],
  ["लगभग 12 किलोमीटर", 12],
  ["12 miles", undefined],
  ["12-15", undefined],
  ["12 or 15 km", undefined],
  ["", undefined],
  ["0", undefined],
  ["far", undefined],
  ["-5", undefined],
  ["10500", undefined],
])("a distance of %j is %s kilometres", (typed, kilometres) => {
  expect(kilometresIn(typed)).toBe(kilometres);
});
