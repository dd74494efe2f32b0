import { expect, test } from "vitest";
import { readAsMeant } from "./as-meant.ts";
import { knowledgeOfContent, placesNamed } from "./knowledge.ts";
import { createUnderstanding } from "./understand.ts";

const knowledge = knowledgeOfContent();
const { vocabularies, vehicles, places } = knowledge;
const understand = readAsMeant(createUnderstanding(vocabularies, vehicles, places), placesNamed(knowledge));

test.each([
  ["my hostel at Panjab University, four cartons going to Zirakpur", ["Zirakpur"]],
  ["files of the Punjab National Bank to Ambala", ["Ambala"]],
  ["anywhere in Punjab, from Ambala", ["Ambala", "Punjab"]],
  ["हरियाणा रोडवेज का सामान अंबाला ले जाना है", ["Ambala"]],
])("what is called after a state names no place there: %s", (message, named) => {
  expect(understand(message, undefined).places).toEqual(named);
});

test.each([
  ["Banur to Bhiwadi", ["Banur", "Bhiwadi"]],
  ["Raikot to Mohali", ["Raikot", "Mohali"]],
  ["mohali se rampura phul", ["Mohali", "Rampura"]],
  ["Bhiwni to Mohali", ["Bhiwani", "Mohali"]],
])("a town is not taken for another whose name is near: %s", (message, named) => {
  expect(understand(message, undefined).places).toEqual(named);
});

test("a house is no town: kothi", () => {
  expect(understand("kothi shift karni hai sector 35 ton", undefined).places).toEqual([]);
});

test.each([
  ["PG badalna hai sector 22 se Kharar, main Shimla mein hoon", ["Kharar"]],
  ["from sector 9 to Zirakpur, I am in Delhi till Friday", ["Zirakpur"]],
  ["main Mohali mein hoon, Delhi bhejna hai", ["Mohali", "Delhi"]],
])("where the visitor is belongs to no way that the goods do not go: %s", (message, named) => {
  expect(understand(message, undefined).places).toEqual(named);
});

test.each([
  ["maal 700 killo aa, lohe de gate", [700]],
  ["700 keelo da maal, kehdi gaddi", [700]],
  ["nine quintel of wheat", [900]],
  ["22 quintl to the godown", [2200]],
  ["1 man and 3 means", []],
])("a unit of weight is known behind a number however it is spelt: %s", (message, weights) => {
  expect(understand(message, undefined).quantities.weights).toEqual(weights);
});

test.each([
  ["wait, 5 people can come with it?", undefined],
  ["can five people sit in front", undefined],
  ["no, 2 men", undefined],
  ["nahi 2 ladke aayenge", undefined],
  ["50 ladies bags of 2 kg", 50],
  ["20 cans of paint", 20],
])("people are no pieces: %s", (message, pieces) => {
  const { quantities } = understand(message, undefined);
  expect(quantities.pieces).toBe(pieces);
  expect(quantities.bare).toEqual([]);
});

test.each([
  ["do you go to Kochi Kerala", ["Kochi"]],
  ["Mumbai Maharashtra", ["Mumbai"]],
  ["Patna, Bihar", ["Patna"]],
  ["from Mohali, Punjab to Jaipur, Rajasthan", ["Mohali", "Jaipur"]],
  ["Mohali Punjab se Ludhiana", ["Mohali", "Ludhiana"]],
  ["Dera Bassi Punjab", ["Dera Bassi"]],
  ["Punjab, Mohali", ["Mohali"]],
  ["पटना बिहार जाते हो क्या", ["Patna"]],
  ["ਪਟਨਾ ਬਿਹਾਰ ਜਾਂਦੇ ਹੋ", ["Patna"]],
  // A way, or several.
  ["do you go from Mohali to Punjab", ["Mohali", "Punjab"]],
  ["Mohali se Bihar", ["Mohali", "Bihar"]],
  ["Bihar to Patna", ["Bihar", "Patna"]],
  ["Punjab Haryana mein chalte ho", ["Punjab", "Haryana"]],
  ["Delhi Punjab", ["Delhi", "Punjab"]],
  ["Mohali Rajasthan", ["Mohali", "Rajasthan"]],
])("a state beside a place in it is no second place: %s", (message, named) => {
  expect(understand(message, undefined).places).toEqual(named);
});

test.each([
  ["900 kg in 30 boxes", { count: 30, weight: 900 }],
  ["200 kg of nails in 8 cartons to Zirakpur", { count: 8, weight: 200 }],
  ["30 peti mein 600 kilo", { count: 30, weight: 600 }],
  ["12 ਡੱਬੇ ਕੁੱਲ 240 ਕਿਲੋ", { count: 12, weight: 240 }],
  ["30 boxes of 20 kg", undefined],
  ["12 sacks, 40 kg in each", undefined],
  ["20 cartons 400 kg", undefined],
  ["40 kg in one box, 10 boxes, which vehicle?", undefined],
  ["ek bori mein 50 kilo, 20 bori", undefined],
  ["i have 20 boxes total of 30 kg", undefined],
  ["2 bags of 50 kg total 10 boxes", undefined],
])("a weight that is said to be that of all pieces is a sum: %s", (message, sum) => {
  const { quantities } = understand(message, undefined);
  expect(quantities.sum).toEqual(sum);
  if (sum) expect(quantities).toMatchObject({ weights: [sum.weight], loads: [] });
});
