import { expect, test } from "vitest";
import { loadPlanner } from "#content/en/load-planner.ts";
import { boxLimit } from "#contract/loads/packing/load.ts";
import { inSmallestUnits, lengthUnits } from "#contract/loads/packing/units.ts";
import { emptyBox, exampleLoad } from "./example-load.ts";
import { type BoxFields, type LoadFields, readLoad } from "./load.ts";

const { problems: words } = loadPlanner.form;
const box: BoxFields = {
  id: 7,
  length: "60",
  width: "45",
  height: "30.5",
  weight: "12.5",
  count: "4",
  upright: true,
};

function fieldsOf(...boxes: readonly BoxFields[]): LoadFields {
  return { ...exampleLoad("cm"), boxes };
}

test("a row becomes a kind of box, in hundredths of a millimetre and in grams", () => {
  expect(readLoad(fieldsOf(box)).load).toEqual({
    boxes: [
      {
        letter: "A",
        row: 0,
        size: { length: 60_000, width: 45_000, height: 30_500 },
        weight: 12_500,
        count: 4,
        upright: true,
        nothingOnTop: false,
      },
    ],
    volume: 4 * 60_000 * 45_000 * 30_500,
    weight: 50_000,
    weightKnown: true,
  });
});

test("a foot is twelve inches is 30.48 centimetres, exactly", () => {
  expect(lengthUnits.ft).toBe(12 * lengthUnits.in);
  expect(lengthUnits.ft).toBe(30.48 * lengthUnits.cm);
  for (const [unit, length] of [
    ["ft", "7.2"],
    ["in", "86.4"],
    ["cm", "219.456"],
  ] as const) {
    const { load } = readLoad({ ...fieldsOf({ ...box, length }), unit });
    expect(load?.boxes?.[0]?.size.length, unit).toBe(219_456);
  }
});

test("a fraction that binary cannot hold makes nothing longer", () => {
  expect(inSmallestUnits(4.15, lengthUnits.ft)).toBe(126_492);
  expect(inSmallestUnits(4.03, lengthUnits.cm)).toBe(4_030);
  expect(inSmallestUnits(1.001, lengthUnits.cm)).toBe(1_001);
});

test("a row with a gap is missing something, one with a figure that cannot be is not; an empty row is no mistake", () => {
  const { load, problems, uncounted } = readLoad(fieldsOf(box, { ...box, id: 8, height: "" }, emptyBox(9)));
  expect(load?.boxes?.map(({ letter }) => letter)).toEqual(["A"]);
  expect(uncounted).toEqual({ missing: ["B", "C"], invalid: [] });
  expect(problems.size).toBe(0);
  const wrong = readLoad(fieldsOf({ ...box, length: "abc" }, { ...box, id: 8, height: "0", count: "" }));
  expect(wrong.uncounted).toEqual({ missing: [], invalid: ["A", "B"] });
});

test("a box without a weight counts by its size, and the weight of the load is not known", () => {
  const { load, uncounted } = readLoad(fieldsOf(box, { ...box, id: 8, weight: "" }));
  expect(load).toMatchObject({ boxes: [{ letter: "A" }, { letter: "B", weight: 0 }], weightKnown: false });
  expect(uncounted).toEqual({ missing: [], invalid: [] });
});

test.each([
  ["1,200", 1_200],
  ["४५", 45],
  ["੧.੫", 1.5],
  ["1,20,000", 120_000],
  [" 5. ", 5],
  [".5", 0.5],
])("%j is read as a number", (typed, value) => {
  const { load } = readLoad(fieldsOf({ ...box, weight: typed, count: "1" }));
  expect(load?.weight).toBe(value * 1_000);
});

test.each([
  ["weight", "1,5", words.number],
  ["weight", "heavy", words.number],
  ["length", "-3", words.zero],
  ["length", "−3", words.zero],
  ["length", "-", words.number],
  ["length", "1e9", words.number],
  ["height", "0", words.zero],
  ["count", "2.5", words.whole],
] as const)("%s %j is refused beside its field", (name, typed, problem) => {
  const { load, problems } = readLoad(fieldsOf({ ...box, [name]: typed }));
  expect(load).toBeUndefined();
  expect(problems.get(`7.${name}`)).toBe(problem);
});

test("more boxes than the planner packs are refused where they go over", () => {
  const { load, problems, uncounted } = readLoad(
    fieldsOf(box, { ...box, id: 8, count: String(boxLimit - 3) }),
  );
  expect(load?.boxes).toHaveLength(1);
  expect(uncounted).toEqual({ missing: [], invalid: ["B"] });
  expect(problems.get("8.count")).toContain("1,000");
});

test("a total needs a volume or a weight, and keeps its own unit", () => {
  const total = { volume: "2", unit: "m3", weight: "800" } as const;
  const fields = { ...fieldsOf(box), mode: "total", total } as const;
  expect(readLoad(fields).load).toEqual({ volume: 2 * 100_000 ** 3, weight: 800_000, weightKnown: true });
  expect(readLoad({ ...fields, total: { ...total, weight: "" } }).load?.weightKnown).toBe(false);
  const weightAlone = readLoad({ ...fields, total: { ...total, volume: "" } }).load;
  expect(weightAlone).toMatchObject({ volume: 0, weightKnown: true, volumeKnown: false });
  expect(readLoad({ ...fields, total: { ...total, volume: "", weight: "" } }).load).toBeUndefined();
  expect(readLoad({ ...fields, total: { ...total, volume: "much" } }).load, "a problem").toBeUndefined();
});

test.each([
  ["5'6", 5.5],
  ["5'6\"", 5.5],
  ["5’6”", 5.5],
  ["5 ft 6 in", 5.5],
  ["5 feet 6 inches", 5.5],
  ["2 ft", 2],
  ["2.5 feet", 2.5],
  ["2ft", 2],
  ["18 in", 1.5],
  ['18"', 1.5],
  ["61 cm", 61 / 30.48],
  ["610 mm", 61 / 30.48],
  ["1.2 m", 120 / 30.48],
  ["२ फुट", 2],
])("a side of %s is %s ft, whatever the unit of the form", (length, feet) => {
  for (const unit of ["ft", "in", "cm"] as const) {
    const { load, problems } = readLoad({ ...fieldsOf({ ...box, length }), unit });
    expect(problems, unit).toEqual(new Map());
    expect(load?.boxes?.[0]?.size.length, unit).toBe(Math.round(feet * 30_480));
  }
});

test.each([
  ["65 kg", 65],
  ["65kgs", 65],
  ["1.5 ton", 1500],
  ["2 quintal", 200],
  ["1 ton 200 kg", 1200],
  ["500 g", 0.5],
])("a weight of %s is %s kg", (weight, kilograms) => {
  expect(readLoad(fieldsOf({ ...box, weight })).load?.boxes?.[0]?.weight).toBe(1000 * kilograms);
  const total = { volume: "1", unit: "m3", weight } as const;
  expect(readLoad({ ...fieldsOf(box), mode: "total", total }).load?.weight).toBe(1000 * kilograms);
});

test("what is no measure stays a problem beside its field", () => {
  for (const length of ["5'16", "2 ft 3 ft", "2 kg", "two", "1,5"]) {
    expect(readLoad(fieldsOf({ ...box, length })).problems.get("7.length"), length).toBe(words.number);
  }
  expect(readLoad(fieldsOf({ ...box, weight: "2 ft" })).problems.get("7.weight")).toBe(words.number);
  expect(readLoad(fieldsOf({ ...box, count: "20 pcs" })).load?.boxes?.[0]?.count).toBe(20);
});
