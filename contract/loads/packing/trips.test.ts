import { expect, test } from "vitest";
import { tripsOf } from "./trips.ts";

test.each([
  [1500, 1600, [], 2],
  [1500, 3000, [], 2],
  // Three of 400 kg in each trip.
  [1500, 2000, [{ count: 5, weight: 400 }], 2],
  [1500, 2800, [{ count: 7, weight: 400 }], 3],
  [
    1500,
    3000,
    [
      { count: 2, weight: 900 },
      { count: 2, weight: 600 },
    ],
    2,
  ],
  // No vehicle carries one of them whole: they may be loads of something that is divided.
  [1500, 3200, [{ count: 2, weight: 1600 }], 3],
])("a vehicle of %i kg carries %i kg of %j in %i trips", (capacity, weight, pieces, trips) => {
  expect(tripsOf(capacity, weight, pieces)).toBe(trips);
});

test("a hundred thousand pieces are counted as fast as ten", () => {
  const pieces = [
    { count: 99_999, weight: 800 },
    { count: 99_999, weight: 300 },
  ];
  // 800 kg leave room for two pieces of 300 kg.
  expect(tripsOf(1_500, 99_999 * 1_100, pieces)).toBe(99_999);
  expect(tripsOf(1_500, 99_999 * 300, [{ count: 99_999, weight: 300 }])).toBe(20_000);
});
