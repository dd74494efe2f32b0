import { expect, test } from "vitest";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import { readLoadLine } from "./read-load.ts";

function kilograms(line: string): number | undefined {
  const read = readLoadLine(line);
  return read.kind === "weight" ? read.weight / 1000 : undefined;
}

function boxesIn(line: string): readonly string[] | undefined {
  const read = readLoadLine(line);
  if (read.kind !== "boxes") return undefined;
  return read.load.boxes?.map(({ size, weight, count }) => {
    const sides = [size.length, size.width, size.height].map((side) => side / 1000);
    return `${count} of ${sides.join(" x ")} cm, ${weight / 1000} kg`;
  });
}

test.each([
  ["900 kg of tiles", 900],
  ["900kg tiles", 900],
  ["1,200 kg", 1200],
  ["1.2 tonnes of steel", 1200],
  ["0.5 ton", 500],
  ["8 quintal wheat", 800],
  ["5 sacks of 50 kg", 250],
  ["40 bags cement 50kg each", 2000],
  ["10 drums, 300 kg total", 300],
  ["900 kg of 40 tiles", 900],
  ["९०० kg", 900],
  ["2 sofas, 40 kg and 1 table, 25 kg", 105],
])("%j weighs %d kg", (line, weight) => {
  expect(kilograms(line)).toBe(weight);
});

test.each([
  ["20 cartons of 40 x 30 x 30 cm, 12 kg", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["20 cartons 40x30x30cm 12kg each", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["20 boxes of 40×30×30 cm, 240 kg in all", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["1 sofa 210 x 90 x 85 cm 60 kg", ["1 of 210 x 90 x 85 cm, 60 kg"]],
  ["sofa 7 ft x 3 ft x 3 ft, 60 kg", ["1 of 213.36 x 91.44 x 91.44 cm, 60 kg"]],
  ["almirah 6' x 3' x 2', 80 kg", ["1 of 182.88 x 91.44 x 60.96 cm, 80 kg"]],
  ["400 x 300 x 300 mm, 5 kg, 10 nos", ["10 of 40 x 30 x 30 cm, 5 kg"]],
  ["2 crates 1 m x 0.5 m x 0.5 m 90 kg", ["2 of 100 x 50 x 50 cm, 90 kg"]],
  [
    "20 cartons of 40 x 30 x 30 cm, 12 kg + 4 crates of 24 x 18 x 18 in, 30 kg",
    ["20 of 40 x 30 x 30 cm, 12 kg", "4 of 60.96 x 45.72 x 45.72 cm, 30 kg"],
  ],
])("%j is %j", (line, boxes) => {
  expect(boxesIn(line)).toEqual(boxes);
});

test("boxes without a weight are packed, and the weight is known to be missing", () => {
  expect(readLoadLine("20 cartons of 40 x 30 x 30 cm")).toMatchObject({ kind: "boxes", weightKnown: false });
  expect(readLoadLine("20 cartons of 40 x 30 x 30 cm, 12 kg")).toMatchObject({ weightKnown: true });
});

test.each([
  ["20 cartons of 40 x 30 x 30, 12 kg", "no-unit"],
  ["my sofa", "unread"],
  ["20 cartons", "unread"],
  ["", "unread"],
  ["0 kg", "unread"],
  ["5000 boxes of 1 x 1 x 1 cm", "unread"],
  ["0 x 10 x 10 cm", "unread"],
])("%j is %s: nothing is guessed", (line, kind) => {
  expect(readLoadLine(line).kind).toBe(kind);
});

test("a weight of one kind is not taken for the whole load", () => {
  expect(readLoadLine("20 cartons of 12 kg + a sofa 3").kind).toBe("unread");
});

test("no text throws or takes long", () => {
  for (const text of [...hostileTexts, "1 x ".repeat(5_000), `${"1,".repeat(2_000)}kg`, "9".repeat(9_000)]) {
    expect(["boxes", "weight", "no-unit", "unread"]).toContain(readLoadLine(text.slice(0, 400)).kind);
  }
});
