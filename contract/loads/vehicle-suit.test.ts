import { expect, test } from "vitest";
import { unsuitedBy, type VehicleFigures, vehiclesThatSuit } from "./vehicle-suit.ts";

const small = { name: "small", space: 160, capacity: 1000, range: 110, holds: true };
const far = { name: "far", space: 220, capacity: 1000, range: 180, holds: true };
const large = { name: "large", space: 490, capacity: 1500, range: 130, holds: true };
const fleet = [large, far, small];

function chosen(
  job: Parameters<typeof unsuitedBy>[1],
  ofFleet: readonly (VehicleFigures & { name: string })[] = fleet,
) {
  return vehiclesThatSuit(ofFleet, (vehicle) => vehicle, job).map(({ name }) => name);
}

test("the smallest that carries the weight comes first, in whatever order the fleet stands", () => {
  expect(chosen({ weight: 900 })).toEqual(["small", "far", "large"]);
  expect(chosen({ weight: 1001 })).toEqual(["large"]);
  expect(chosen({ weight: 1501 })).toEqual([]);
});

test("a trip may take 80 % of the stated range, to the kilometre", () => {
  expect(chosen({ weight: 2, distance: 88 })).toEqual(["small", "far", "large"]);
  expect(chosen({ weight: 2, distance: 89 })).toEqual(["far", "large"]);
  expect(chosen({ weight: 2, distance: 105 })).toEqual(["far"]);
  expect(chosen({ weight: 2, distance: 210 })).toEqual([]);
});

test("what does not hold the goods is left out", () => {
  expect(chosen({ weight: 900 }, [{ ...small, holds: false }, far])).toEqual(["far"]);
  expect(chosen({ weight: 900 }, [{ ...small, holds: undefined }, far])).toEqual(["small", "far"]);
});

test("of an unknown figure that is asked for there is no verdict", () => {
  const unknown = { ...small, capacity: undefined, range: undefined };
  expect(unsuitedBy(unknown, { weight: 1, distance: 1 })).toEqual(["weight-unknown", "range-unknown"]);
  expect(unsuitedBy(unknown, {})).toEqual([]);
  expect(chosen({ weight: 1 }, [unknown])).toEqual([]);
});

test("every reason is told, not only the first", () => {
  expect(unsuitedBy({ ...small, holds: false }, { weight: 2000, distance: 200 })).toEqual([
    "too-heavy",
    "no-space",
    "too-far",
  ]);
});
