import { expect, test } from "vitest";
import { unmeasuredGoods } from "./unmeasured-goods.ts";

test.each([
  ["900 kg of tiles and a sofa", ["a sofa"]],
  ["Sofa, 900 kg tiles", ["Sofa"]],
  ["sofa 40 kg, table, 6 chairs 5 kg each", ["table"]],
  ["20 cartons of 40x30x30 cm 12 kg each, sofa", ["sofa"]],
  ["double bed, almirah, fridge 60 kg", ["double bed", "almirah"]],
  ["1,200 kg tiles te ik almari", ["ik almari"]],
  ["900 किलो टाइल और एक सोफा", ["एक सोफा"]],
  // A weight without a name is that of the goods beside it, or of all.
  ["sofa, 60 kg", []],
  ["60 kg, sofa", []],
  ["fridge, sofa, table, 400 kg", []],
  ["sofa, 40 kg, table, 25 kg", []],
  ["sofa, table, 25 kg, 6 chairs 5 kg each", ["sofa"]],
  ["bed, sofa, almirah 300 kg total", []],
  ["fridge aur sofa, kul 140 kg", []],
  ["sofa 7 ft long, 3 ft high and 3 ft deep", []],
  // No goods: how they are moved, with what, where to and when.
  ["900 kg tiles, fragile", []],
  ["900 kg tiles, handle with care, please", []],
  ["900 kg tiles, loading and unloading", []],
  ["20 cartons 12 kg each, tomorrow morning", []],
  ["900 kg tiles, small truck", []],
  ["900 kg tiles, Mohali to Delhi", []],
  ["10 bori 50 kg wali, kal subah", []],
  // Pieces of which the reader knows the weight.
  ["900 kg tiles, 45 boxes", []],
  ["22 box, 6 basin, 4 commode, 896 kg", []],
  ["", []],
])("without a figure in %j: %j", (line, goods) => {
  expect(unmeasuredGoods(line, "uncounted")).toEqual(goods);
});

test.each([
  ["22 box tiles 30 kg each, 6 basin", ["6 basin"]],
  ["fridge and washing machine", ["fridge", "washing machine"]],
  ["900 kg tiles and 1 sofa", ["1 sofa"]],
  ["glass sheets 8 ft", ["glass sheets 8 ft"]],
  ["weekly 3 trips", []],
  ["900 kg", []],
])("without weight and size in %j: %j", (line, goods) => {
  expect(unmeasuredGoods(line, "all")).toEqual(goods);
});
