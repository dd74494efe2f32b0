import { describe, expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { roadDistance, straightDistance, vehiclesInRange } from "#content/geography/road-distance.ts";
import { corridors, pointOf } from "./route-map-geometry.ts";

const { places } = intercity.map;

test("a degree of latitude is 111 km, and a degree of longitude is half of it at 60 degrees north", () => {
  expect(straightDistance([28, 77], [29, 77])).toBeCloseTo(111.2, 1);
  expect(straightDistance([60, 77], [60, 78])).toBeCloseTo(55.6, 1);
});

describe("distances by road are near those that drivers know", () => {
  // Kilometres by the usual highway, from public road guides.
  test.each([
    ["mohali", "ambala", 45],
    ["mohali", "ludhiana", 100],
    ["mohali", "jalandhar", 150],
    ["mohali", "delhi", 255],
    ["delhi", "jaipur", 275],
  ] as const)("%s to %s: %i km", (from, to, known) => {
    const estimate = roadDistance(from, to);
    expect(estimate).toBeGreaterThanOrEqual(known * 0.95);
    expect(estimate).toBeLessThanOrEqual(known * 1.15);
  });
});

test("a vehicle covers a distance up to four fifths of its range", () => {
  const names = (distance: number) => vehiclesInRange(distance).map(({ title }) => title);
  expect(names(88)).toEqual(["Tata Ace", "Euler", "JEM", "Eicher"]);
  expect(names(89)).toEqual(["JEM", "Eicher"]);
  expect(names(144)).toEqual(["JEM"]);
  expect(names(145)).toEqual([]);
});

test("the map shows directions and distances as they are", () => {
  const [mohali, delhi, jaipur, jalandhar] = (["mohali", "delhi", "jaipur", "jalandhar"] as const).map(
    pointOf,
  );
  if (!mohali || !delhi || !jaipur || !jalandhar) throw new Error("a city is missing");
  expect(delhi.y).toBeGreaterThan(mohali.y);
  expect(jaipur.x).toBeLessThan(delhi.x);
  expect(jalandhar.y).toBeLessThan(mohali.y);
  const drawn =
    Math.hypot(delhi.x - mohali.x, delhi.y - mohali.y) / Math.hypot(jaipur.x - delhi.x, jaipur.y - delhi.y);
  const real =
    straightDistance(places.mohali.at, places.delhi.at) / straightDistance(places.delhi.at, places.jaipur.at);
  expect(drawn).toBeCloseTo(real, 1);
});

test("every named route is drawn", () => {
  expect(corridors.map(({ from, to }) => ({ from, to }))).toEqual(intercity.map.routes);
});
