import { expect, test } from "vitest";
import { createTypingGuard } from "./typing-guard.ts";

/** Which letters act that are pressed so many milliseconds apart. */
function acting(letters: string, apartMs: number): string {
  const { isPartOfWord } = createTypingGuard();
  return [...letters].filter((letter, index) => !isPartOfWord(letter, index * apartMs)).join("");
}

test.each([
  ["a word that is typed", "Please see", 120, "P"],
  ["a word of short letters", "see", 120, "s"],
  ["a word with the keys that move", "project", 120, "p"],
  ["moving and selecting", "jxjxkk", 40, "jxjxkk"],
  ["moving on and marking as done", "jjje", 120, "jjje"],
  ["marking several as done", "eee", 200, "eee"],
  ["different keys one after another", "esa", 600, "esa"],
])("single keys act, typed words do not: %s", (_what, letters, apartMs, expected) => {
  expect(acting(letters.replaceAll(" ", ""), apartMs)).toBe(expected);
});

test("what is pressed after Escape, or after writing in a field, is no part of the word before", () => {
  const { isPartOfWord, startAgain } = createTypingGuard();
  isPartOfWord("n", 0);
  startAgain();
  expect(isPartOfWord("r", 50)).toBe(false);
});
