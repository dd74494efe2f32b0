import { expect, test } from "vitest";
import { intercity } from "../en/intercity.ts";
import { formatNumber } from "../format/english.ts";
import { straightDistance, straightReach } from "./road-distance.ts";

const { places, source, south } = intercity.map;

// Written out there: an import would bring this code into Home's first scripts.
test("the map says how much longer than a straight line a road is taken to be", () => {
  expect(source).toContain("the road is a fifth longer than a straight line");
  expect(1 / straightReach(1)).toBeCloseTo(1.2);
});

test("the map says how far south of Delhi Bangalore lies, to ten kilometres", () => {
  const kilometres = straightDistance(places.delhi.at, places.bangalore.at);
  expect(south).toBe(`${formatNumber(Math.round(kilometres / 10) * 10)} km south`);
});
