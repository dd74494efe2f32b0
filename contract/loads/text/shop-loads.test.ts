import { describe, expect, test } from "vitest";
import { readLoadLine } from "#contract/loads/text/read-load.ts";

/** A load as shop owners type it, its kilograms, and those of the other reading if the line leaves that open. */
type ShopLoad = readonly [line: string, kilograms: number, otherwise?: number];

function reads(loads: readonly ShopLoad[]): void {
  for (const [line, kilograms, otherwise] of loads) {
    test(line, () => {
      const read = readLoadLine(line, 1_500_000);
      if (read.kind !== "weight") throw new Error(`It is ${read.kind}.`);
      expect([read.weight / 1000, read.doubt && read.doubt.otherwise / 1000]).toEqual([kilograms, otherwise]);
    });
  }
}

describe("each kind of goods has a count and the weight of one piece", () => {
  reads([
    ["22 box tiles 30 kg each, 6 basin 14 kg, 4 commode 38 kg", 896],
    ["22 boxes, 30 kg each, 6 basins, 14 kg each", 744],
    ["22 box 30 kg each 6 basin 14 kg 4 commode 38 kg", 896],
    ["22 x 30kg tiles + 6 x 14kg basin", 744],
    ["22*30 kg, 6*14 kg", 744],
    ["tiles 30kg x 22, basin 14kg x 6", 744],
    ["22 peti @30kg, 6 basin @14kg", 744],
    ["10 bori 50 kg wali te 5 peti 20 kg wali", 600],
    ["10 bori 50 kg wali ate 5 peti 20 kg aali", 600],
    ["22 पेटी 30 किलो वाली, 6 बेसिन 14 किलो", 744],
    ["sofa 40 kg, table 25 kg, 6 chairs 5 kg each", 95],
    ["sofa 40 kg 6 chairs 5 kg each", 70],
    ["almirah 6 x 3 x 2 ft 80 kg, 4 chairs 5 kg each", 100],
    ["ek sofa 60 kg te ik almirah 80 kg", 140],
    ["25 peti, har peti 18 kilo", 450],
    ["30 dabbe, ik da 25 kg", 750],
    ["30 dabbe 25 kg wale", 750],
    ["total 30 dabbe 25 kg wale", 750],
    ["30 dabbe 25 kg aale", 750],
    ["25-25 kg de 30 dabbe", 750],
    ["40 boxes of 18 kg", 720],
    ["10 bori cement 50 kg wali aur 500 kg sariya", 1000],
    ["60 bori cement 50 kg wali", 3000],
    ["੩੦ ਡੱਬੇ ੨੫ ਕਿਲੋ ਵਾਲੇ", 750],
  ]);
});

describe("a count with a weight behind it is a weight each if one person lifts it; both readings are shown", () => {
  reads([
    ["30 dabbe 25kg", 750, 25],
    ["30 dabbe, 25 kilo", 750, 25],
    ["30 dabbe 25 kilo de", 750, 25],
    ["25 kilo de 30 dabbe", 750, 25],
    ["60 bori cement 50 kg", 3000, 50],
    ["22 box tiles 30 kg, 6 basin 14 kg, 4 commode 38 kg", 896, 82],
    ["22 box 30 kg te 6 basin 14 kg", 744, 44],
    ["30 kg ke 22 dabbe, 14 kg ke 6 basin", 744, 44],
    ["22 ਡੱਬੇ 30 ਕਿਲੋ ਤੇ 6 ਬੇਸਿਨ 14 ਕਿਲੋ", 744, 44],
    // Drums of 40 kg and of 200 kg are both common.
    ["5 drum 200 kg", 200, 1000],
    ["45 dabbe 900 kilo", 900, 40_500],
    ["20 box 400 kg", 400, 8000],
  ]);
});

describe("a unit of weight is known however it is spelt", () => {
  reads([
    ["700 killo sariya", 700],
    ["700 keelo", 700],
    ["9 quintel wheat", 900],
    ["5 kuintl atta", 500],
    ["12 kilograam", 12],
  ]);
});

describe("a weight before the goods is the total", () => {
  reads([
    ["900 kg tiles, 45 boxes", 900],
    ["tiles 900 kg 45 box", 900],
    ["45 box, 900 kg tiles", 900],
    ["900 kilo maal, 45 dabbe", 900],
    ["900 kilo da maal 45 dabbe", 900],
    ["45 dabbe tiles, kul 900 kilo", 900],
    ["9 quintal sariya", 900],
    ["1 ton 200 kg, 40 bori", 1200],
    ["900 kg tiles, 100 kg adhesive", 1000],
    ["900 kg tiles, 45 boxes, 100 kg adhesive", 1000],
    ["atta 200 kg chawal 100 kg dal 50 kg", 350],
    ["2 ton sariya 500 kg cement", 2500],
    ["22 box, 6 basin, 4 commode, 896 kg", 896],
    ["896 kg, 22 box, 6 basin, 4 commode", 896],
    ["12 commode 20 basin 22 box 2x4 tiles 1440 kg", 1440],
    ["22 box aur 6 basin, total 744 kg", 744],
    ["20 ctn 12 kg each, 5 drums 30 kg each, total 390 kg", 390],
    ["total 2000 kg, 40 bags of 50 kg", 2000],
    // Ten boxes of sweets, or forty bags of flour: a small weight may be either.
    ["20 kg mithai, 10 dabbe", 20, 200],
    ["25kg atta 40 bag", 25, 1000],
  ]);
});

describe("sizes, times, floors and pieces in a pack are no counts", () => {
  reads([
    ["22 box 2x4 tiles 30 kg each", 660],
    ["22 box 600x600 tiles 30 kg each", 660],
    ["40 boxes 18 kg each, 5 baje", 720],
    ["40 boxes 18 kg each at 10:30 am", 720],
    ["22 box tiles 30 kg each, 2nd floor", 660],
    ["20 boxes 15 kg each, 3 trips", 300],
    ["900 kg tiles, weekly 3 trips", 900],
    ["20 boxes 15 kg each, 4 pcs per box", 300],
    ["20 boxes 300 kg total, 4 pcs in each box", 300],
  ]);
});

test.each([
  "22 box tiles 30 kg each, 6 basin",
  "22 box tiles 30 kg each, 6 basin, 4 commode 38 kg",
  "22 box, 6 basin 14 kg",
  "900 kg tiles, 45 boxes, 6 basin",
  "12 commode 20 basin 22 box 2x4 tiles",
  "2x4 tiles + 900 kg adhesive",
  "22 box @ 30",
])("%j leaves goods without a weight: no weight is guessed", (line) => {
  expect(readLoadLine(line, 1_500_000).kind).toBe("unread");
});
