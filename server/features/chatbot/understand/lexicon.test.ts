import { expect, test } from "vitest";
import { buildLexicon, spelledOut } from "./lexicon.ts";
import { wordsOf } from "./spelling.ts";

test("a word without its vowels is one of which only letters are left out", () => {
  const meaning = { kind: "concept", name: "any" } as const;
  const lexicon = buildLexicon([{ written: "joke, boxes, many", meaning }], (word) => word, wordsOf);
  expect(spelledOut(lexicon, "bxs")).toBe("boxes");
  expect(spelledOut(lexicon, "mny")).toBe("many");
  // It has the consonants of "joke" by their sound.
  expect(spelledOut(lexicon, "zzqq")).toBeUndefined();
});

test("what stands for another word is no name of a place without its last vowel", () => {
  const meaning = { kind: "place", name: "any" } as const;
  const lexicon = buildLexicon([{ written: "sirsa, mohali", meaning }], (word) => word, wordsOf);
  expect(spelledOut(lexicon, "srs")).toBeUndefined();
  expect(spelledOut(lexicon, "mhli")).toBe("mohali");
});
