import { expect, test } from "vitest";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import { readLoadLine } from "./read-load.ts";

function kilograms(line: string): number | undefined {
  const read = readLoadLine(line, 1_500_000);
  return read.kind === "weight" ? read.weight / 1000 : undefined;
}

function boxesIn(line: string): readonly string[] | undefined {
  const read = readLoadLine(line, 1_500_000);
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
  ["1,20,000 g", 120],
  ["1.2 tonnes of steel", 1200],
  ["0.5 ton", 500],
  // As Meena reads them.
  ["10 maund wheat", 400],
  ["100 lbs", 45.36],
  // More than the 1,500 kg of a vehicle.
  ["3320 lbs", 1505.952],
  ["800 k.g.", 800],
  ["8 kwintal", 800],
  ["sava ton sariya", 1250],
  ["8 quintal wheat", 800],
  ["5 sacks of 50 kg", 250],
  ["40 bags cement 50kg each", 2000],
  ["10 drums, 300 kg total", 300],
  ["900 kg of 40 tiles", 900],
  ["९०० kg", 900],
  ["2 sofas, 40 kg each and 1 table, 25 kg", 105],
  // The weight of the whole load, as dispatchers state it.
  ["40 boxes 800kg", 800],
  ["20 cartons, 400 kg", 400],
  ["20 cartons of tiles 400 kg", 400],
  ["400 kg, 20 cartons", 400],
  ["2 ton 30 bags", 2000],
  ["900 kg ka maal 40 boxes", 900],
  ["load of 900 kg, 40 boxes", 900],
  ["20 ctn, weight of 400 kg", 400],
  ["20 cartons kul 400 kg", 400],
  ["20 cartons 400 kg per trip", 400],
  // A number with another unit is no count.
  ["200 kg 12 ft pipes", 200],
  ["8x4 ply, 500 kg", 500],
  ["500 sq ft tiles 900 kg each", 900],
  ["20 litre cans, 50 nos, 21 kg each", 1050],
  ["20 cartons 400 kg + 5 drums 250 kg", 650],
  // The weight of one piece, where the line says so.
  ["10 bori 50 kg wali", 500],
  ["10 bori 50 kg ki", 500],
  ["50 kg ki 10 bori", 500],
  ["50 kg bags, 10 nos", 500],
  ["20 ctn @ 12kg", 240],
  ["20 ctn 12kg/ctn", 240],
  ["20 ctn 12-12 kg", 240],
  ["20 x 12 kg", 240],
  ["12 kg x 20 nos", 240],
  ["12 kg per box, 20 boxes", 240],
  ["25 carton har ek 12 kg", 300],
  // Both are there.
  ["40 bags of 50 kg, total 2,000 kg", 2000],
  ["10 bori 50 kg wali 500 kg", 500],
  ["20 cartons 12 kg each, 10 bags of 50 kg", 740],
  // Units and figures in words, and in other scripts.
  ["dedh ton", 1500],
  ["aadha ton sariya", 500],
  ["1 ton 200 kg", 1200],
  ["5 qtl chawal", 500],
  ["५०० किलो", 500],
  ["10 बोरी 50 किलो वाली", 500],
  ["20 पेटी 400 किलो", 400],
  ["डेढ़ टन", 1500],
  ["੨੦ ਪੇਟੀਆਂ ੪੦੦ ਕਿਲੋ", 400],
])("%j weighs %d kg", (line, weight) => {
  expect(kilograms(line)).toBe(weight);
});

test.each([
  ["20 cartons of 40 x 30 x 30 cm, 12 kg", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["20 cartons 40x30x30cm 12kg each", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["20 boxes of 40×30×30 cm, 240 kg in all", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["1 sofa 210 x 90 x 85 cm 60 kg", ["1 of 210 x 90 x 85 cm, 60 kg"]],
  ["sofa 7 ft x 3 ft x 3 ft, 60 kg", ["1 of 213.36 x 91.44 x 91.44 cm, 60 kg"]],
  ["sofa 7 ft long 3 ft high 3 ft deep, 60 kg", ["1 of 213.36 x 91.44 x 91.44 cm, 60 kg"]],
  ["almirah 6' x 3' x 2', 80 kg", ["1 of 182.88 x 91.44 x 60.96 cm, 80 kg"]],
  ["400 x 300 x 300 mm, 5 kg, 10 nos", ["10 of 40 x 30 x 30 cm, 5 kg"]],
  ["2 crates 1 m x 0.5 m x 0.5 m 90 kg", ["2 of 100 x 50 x 50 cm, 90 kg"]],
  // Sides that are named, in any order, before or behind their lengths.
  ["sofa 7 ft long 3 ft high 3 ft deep", ["1 of 213.36 x 91.44 x 91.44 cm, 0 kg"]],
  ["fridge 5.5 ft high, 2 ft wide and 2.5 ft deep, 60 kg", ["1 of 76.2 x 60.96 x 167.64 cm, 60 kg"]],
  ["4 tables: length 120 cm, width 60 cm, depth 75 cm", ["4 of 120 x 60 x 75 cm, 0 kg"]],
  ["palang 6 fut lamba 3 fut chauda aur 2 fut uncha", ["1 of 182.88 x 91.44 x 60.96 cm, 0 kg"]],
  ["सोफा 7 फीट लंबा 3 फीट ऊंचा 3 फीट चौड़ा", ["1 of 213.36 x 91.44 x 91.44 cm, 0 kg"]],
  [
    "bed 6 ft long 5 ft wide 1 ft high and cupboard 6 ft high 3 ft long 2 ft deep",
    ["1 of 182.88 x 152.4 x 30.48 cm, 0 kg", "1 of 91.44 x 60.96 x 182.88 cm, 0 kg"],
  ],
  // The weight beside the count is that of all; so is one that makes the load too heavy for every vehicle.
  ["20 cartons 240 kg, 40x30x30 cm", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["240 kg, 20 cartons of 40x30x30 cm", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  ["20 cartons 40x30x30cm 240 kg", ["20 of 40 x 30 x 30 cm, 12 kg"]],
  [
    "20 cartons of 40 x 30 x 30 cm, 12 kg + 4 crates of 24 x 18 x 18 in, 30 kg",
    ["20 of 40 x 30 x 30 cm, 12 kg", "4 of 60.96 x 45.72 x 45.72 cm, 30 kg"],
  ],
])("%j is %j", (line, boxes) => {
  expect(boxesIn(line)).toEqual(boxes);
});

test.each([
  ["my sofa 7 ft x 3 ft x 3 ft", { upright: true, nothingOnTop: true }, 3],
  ["sofa, 3 x 2.5 x 7 ft, 60 kg", { upright: true }, 3],
  ["2 sofas of 7 x 3 x 2.5 ft", { upright: true }, 2.5],
  ["fridge 6 x 3 x 2.5 ft", { upright: true, nothingOnTop: false }, 6],
  ["fridge 2 ft wide, 2.5 ft deep, 5.5 ft high", { upright: true }, 5.5],
  ["फ्रिज 2 x 2 x 5 ft", { upright: true }, 5],
  ["8 glass sheets 8 x 4 x 0.1 ft", { upright: false, nothingOnTop: true }, 0.1],
  ["20 cartons of glass 2 x 2 x 1 ft, this way up", { upright: true, nothingOnTop: true }, 1],
  ["almirah 6.5 x 3 x 2 ft, can't be laid flat", { upright: true }, 6.5],
  ["almirah 6.5 x 3 x 2 ft, upright", { upright: true }, 6.5],
  ["almari 6.5 x 3 x 2 ft, lita nahi sakte", { upright: true }, 6.5],
  ["almirah 6.5 x 3 x 2 ft, may lie flat", { upright: false }, 2],
  ["tv stand 4 x 2 x 2 ft", { upright: false }, 2],
  ["almirah 3 ft wide, 2 ft deep and 6.5 ft high", { upright: true }, 6.5],
  ["20 cartons this side up 2 x 2 x 1 ft", { upright: true, nothingOnTop: false }, 1],
  ["20 cartons 2 x 2 x 1 ft", { upright: false, nothingOnTop: false }, 1],
  ["20 cartons 2 x 2 x 1 ft, sofa", { upright: false }, 1],
  ["20 sofaz 2 x 2 x 1 ft", { upright: false }, 1],
] as const)("%j is loaded %j, and %d ft high", (line, handling, feet) => {
  const read = readLoadLine(line, 1_500_000);
  if (read.kind !== "boxes") throw new Error(`It is ${read.kind}.`);
  const [box] = read.load.boxes ?? [];
  expect(box).toMatchObject(handling);
  expect(box?.size.height).toBe(feet * 30_480);
});

test("boxes without a weight are packed, and the weight is known to be missing", () => {
  expect(readLoadLine("20 cartons of 40 x 30 x 30 cm", 1_500_000)).toMatchObject({
    kind: "boxes",
    weightKnown: false,
  });
  expect(readLoadLine("20 cartons of 40 x 30 x 30 cm, 12 kg", 1_500_000)).toMatchObject({
    weightKnown: true,
  });
});

test.each([
  ["20 cartons of 40 x 30 x 30, 12 kg", "no-unit"],
  ["my sofa", "unread"],
  ["20 cartons", "unread"],
  ["", "unread"],
  ["0 kg", "unread"],
  ["20 t-shirts", "unread"],
  ["20 cartons 12 kg, 15 kg", "unread"],
  // One and a half, or a hundred and fifty: the load planner takes it for no number either.
  ["1,5 kg", "unread"],
  ["1,50 kg", "unread"],
  ["5000 boxes of 1 x 1 x 1 cm", "unread"],
  ["0 x 10 x 10 cm", "unread"],
  // Two sides, or those of two things, are no box.
  ["sofa 7 ft long and 3 ft high", "length"],
  ["7 ft long pipe, 3 ft high and 2 ft wide box", "length"],
])("%j is %s: nothing is guessed", (line, kind) => {
  expect(readLoadLine(line, 1_500_000).kind).toBe(kind);
});

test.each([
  ["20 cartons, 400 kg", { read: "total", weight: 400_000, otherwise: 8_000_000 }],
  ["20 cartons 12 kg", { read: "each", weight: 240_000, otherwise: 12_000 }],
  ["20 cartons 12 kg + 5 drums 30 kg", { read: "each", weight: 390_000, otherwise: 42_000 }],
  ["2 crates 1 m x 0.5 m x 0.5 m 90 kg", { read: "each", weight: 180_000, otherwise: 90_000 }],
  ["20 cartons of 40 x 30 x 30 cm, 12 kg", undefined],
  ["20 cartons of 40 x 30 x 30 cm, 240 kg", { read: "total", weight: 240_000, otherwise: 4_800_000 }],
  ["20 cartons, 400 kg total", undefined],
  ["20 cartons @ 12 kg", undefined],
  ["900 kg of 40 tiles", undefined],
  // A bag of two tonnes is none.
  ["2 ton 30 bags", undefined],
  ["200 kg 12 ft pipes", undefined],
  ["900 kg", undefined],
])("%j leaves open whose weight it is: %j", (line, doubt) => {
  expect(readLoadLine(line, 1_500_000)).toHaveProperty("doubt", doubt);
});

test.each([
  ["200 kg 12 ft pipes", 12],
  ["20 pipes 12-foot, 200 kg", 12],
  ["12 फुट पाइप 200 किलो", 12],
  ["8 x 4 ft ply 500 kg", 8],
  // So long is no sheet: they are 20.
  ["20 x 8 ft pipes 500 kg", 8],
  ["8 ft x 4 ft ply, 500 kg", 8],
  ["900 kg, 20 in all", undefined],
  ["100 m cable 200 kg", undefined],
  ["500 sq ft tiles 900 kg", undefined],
])("%j is as long as %s ft", (line, feet) => {
  const read = readLoadLine(line, 1_500_000);
  expect(read).toMatchObject({ kind: "weight", longest: feet && feet * 30_480 });
});

test.each([
  ["6.5 ft tall almirah 80 kg", { tallest: 6.5, mustStand: false }],
  ["almirah 6.5 ft, 80 kg, can't be laid flat", { tallest: 6.5, mustStand: true }],
  ["pillar 9 ft tall, 80 kg, lying", { longest: 9 }],
  ["8 x 4 ft ply 500 kg", { longest: 8, second: 4 }],
])("of %j the sides are known as %j", (line, sides) => {
  const read = readLoadLine(line, 1_500_000);
  const inFeet = (side?: number) => side && side / 30_480;
  if (read.kind !== "weight") throw new Error(`It is ${read.kind}.`);
  const { longest, second, tallest, mustStand } = read;
  expect({ longest: inFeet(longest), second: inFeet(second), tallest: inFeet(tallest), mustStand }).toEqual({
    longest: undefined,
    second: undefined,
    tallest: undefined,
    mustStand: false,
    ...sides,
  });
});

test.each([
  "sofa 7x3x3 ft, 10 bags of 50 kg each",
  "20 cartons 40x30x30 cm, tiles 300 kg",
  "tiles 60x60x1 cm, 20 boxes of 30 kg",
])("%j is of two kinds of goods, and of neither size and weight are known", (line) => {
  expect(readLoadLine(line, 1_500_000).kind).toBe("unread");
});

test.each([
  ["20 cartons, 40x30x30 cm, 12 kg each", 240],
  ["cartons 40x30x30 cm, 20 pcs, 12 kg each", 240],
  ["40x30x30 cm, 20 cartons, 12 kg each", 240],
  ["20 cartons 40x30x30 cm, total weight 300 kg", 300],
])("%j is of one kind, %i kg", (line, kilograms) => {
  const read = readLoadLine(line, 1_500_000);
  if (read.kind !== "boxes") throw new Error(`It is ${read.kind}.`);
  expect(read.load).toMatchObject({ weight: 1000 * kilograms, boxes: [{ count: 20 }] });
});

test("a weight of one kind is not taken for the whole load", () => {
  expect(readLoadLine("20 cartons of 12 kg + a sofa 3", 1_500_000).kind).toBe("unread");
});

test("no text throws or takes long", () => {
  for (const text of [...hostileTexts, "1 x ".repeat(5_000), `${"1,".repeat(2_000)}kg`, "9".repeat(9_000)]) {
    expect(["boxes", "weight", "length", "no-unit", "unread"]).toContain(
      readLoadLine(text.slice(0, 400), 1_500_000).kind,
    );
  }
});
