import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test("typing errors are counted, two swapped letters as one", () => {
  expect(editDistance("refudn", "refund", 2)).toBe(1);
  expect(editDistance("eichar", "eicher", 2)).toBe(1);
  expect(editDistance("cat", "elephant", 2)).toBe(3);
});

test("long words do too, whose rows have to grow", () => {
  const word = "abcdefgh".repeat(20);
  expect(editDistance(`x${word}y`, word, 3)).toBe(2);
});

test("any two words are as far apart as their table says, however large the limit is", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  const limit = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(word, word, limit, (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(wholeTable(a, b), most + 1));
    }),
  );
});

/** The textbook's recursion, without limit and shortcuts. */
function wholeTable(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [shorterA, shorterB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    wholeTable(shorterA, b) + 1,
    wholeTable(a, shorterB) + 1,
    wholeTable(shorterA, shorterB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  if (isSwapped) ways.push(wholeTable(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...ways);
}
