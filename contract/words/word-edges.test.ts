import { expect, test } from "vitest";
import { wordPattern } from "./word-edges.ts";

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
