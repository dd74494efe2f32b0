import { describe, expect, test } from "vitest";
import { readQuantities } from "./quantities.ts";
import { normalise } from "./spelling.ts";

function read(text: string) {
  return readQuantities(normalise(text));
}

describe("a weight", () => {
  test.each([
    ["1,400 kg", 1400],
    ["1400kgs", 1400],
    ["1.4 ton", 1400],
    ["2 tonnes", 2000],
    ["14 quintal", 1400],
    ["५०० किलो", 500],
    ["੫੦੦ ਕਿਲੋ", 500],
    ["ek ton", 1000],
    ["dedh ton maal", 1500],
    ["paanch sau kilo", 500],
    ["do hazar kilo", 2000],
    ["डेढ़ टन", 1500],
    ["500 gram", 0.5],
  ])("%s", (text, kilograms) => {
    expect(read(text).weights).toEqual([kilograms]);
  });
});

describe("three sides in feet", () => {
  test.each([
    ["2x3x4 ft", [2, 3, 4]],
    ["2 ft x 3 ft x 4 ft", [2, 3, 4]],
    ["2 × 3 × 4", [2, 3, 4]],
    ["2 by 3 by 4 feet", [2, 3, 4]],
    ["24 x 12 x 12 inch", [2, 1, 1]],
    ["30.48*60.96*30.48 cm", [1, 2, 1]],
    ["1x1x1 m", [3.28084, 3.28084, 3.28084]],
  ])("%s", (text, sides) => {
    const found = read(text).sides ?? [];
    expect(found.map((side) => Math.round(side * 1e4) / 1e4)).toEqual(
      sides.map((side) => Math.round(side * 1e4) / 1e4),
    );
  });
});

test("distances, times, lengths and counts are told apart", () => {
  expect(read("150 km in 2 hours")).toMatchObject({ distances: [150], minutes: [120], weights: [] });
  expect(read("10 minute baad")).toMatchObject({ minutes: [10] });
  expect(read("40 boxes of 20 kg")).toMatchObject({ pieces: 40, weights: [20] });
  expect(read("a 9 ft long pipe")).toMatchObject({ lengths: [9], sides: undefined });
  expect(read("mohali ton delhi")).toMatchObject({ weights: [] });
  expect(read("5000 kg").weights).toEqual([5000]);
});
