import { expect, test } from "vitest";
import { termEnd, termStart, wordPattern } from "./word-edges.ts";

test.each([
  ["the jem (new) please", true],
  ["2 tempos", true],
  ["शीशा 2", true],
  ["jem new", false],
  ["tempor", false],
  ["शीशाा", false],
])("a word or its plural, written to the letter, stands in %j: %s", (text, isThere) => {
  expect(wordPattern(["jem (new)", "tempo", "शीशा"]).test(text)).toBe(isThere);
});

test.each([
  ["20", "the 20 km", true],
  ["20", "200 km", false],
  ["किराय", "किराया", false],
  ["किराया", "किराया कितना", true],
  ["राया", "किराया", false],
])("the term %j stands in %j: %s", (term, text, isThere) => {
  expect(new RegExp(termStart + term + termEnd, "u").test(text)).toBe(isThere);
});
