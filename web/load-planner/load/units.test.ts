import { expect, test } from "vitest";
import { volumeUnits } from "#contract/loads/packing/units.ts";
import { formatVolume } from "./units.ts";

test.each([
  [162, "162 cu ft"],
  [0.1, "0.1 cu ft"],
  [0.003, "less than 0.1 cu ft"],
  [0, "0 cu ft"],
])("%s cubic feet are said as %s", (feet, text) => {
  expect(formatVolume(feet * volumeUnits.ft3, "ft3")).toBe(text);
});
