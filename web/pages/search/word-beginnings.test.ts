import { expect, test } from "vitest";
import { wordsBeginningWith } from "./word-beginnings.ts";

test.each([
  ["kirana", "a kiranawala", "kiranawala"],
  ["20", "in 1200", undefined],
  ["किर", "ट्रक का किराया", "किराया"],
  ["राय", "किराया", undefined],
])("of %j in %j the word %s is marked", (typed, text, marked) => {
  expect(wordsBeginningWith(typed)?.exec(text)?.[1]).toBe(marked);
});
