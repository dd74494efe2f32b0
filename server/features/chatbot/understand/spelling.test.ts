import { describe, expect, test } from "vitest";
import { foldIndic, normalise, soundOf, wordsOf } from "./spelling.ts";

test("digits of all scripts, invisible characters, tags and thousands commas are made alike", () => {
  expect(normalise("₹१,४०० किग्रा")).toBe("rs 1400 किग्रा");
  expect(normalise("EICHER\u200b  Ｔruck <img src=x>")).toBe("eicher truck");
  expect(normalise("hellooooo 5000")).toBe("helloo 5000");
  expect(wordsOf("what's up, e-way?")).toEqual(["what", "s", "up", "e", "way"]);
});

test("quantities between signs are no tags, and a list without blanks is no sum of thousands", () => {
  expect(normalise("load <500 kg and >300 kg")).toBe("load <500 kg and >300 kg");
  expect(wordsOf(normalise("10,15,20 kg boxes"))).toEqual(["10", "15", "20", "kg", "boxes"]);
  expect(normalise("1,20,000 and 12,34,567")).toBe("120000 and 1234567");
});

describe("Hindi words in Latin letters that sound alike", () => {
  test.each([
    ["gaadi", "gadi", "gaddi", "gaadee"],
    ["kitna", "kitnaa", "kittna"],
    ["kiraya", "kiraaya"],
    ["wazan", "vajan", "wajan"],
    ["chahiye", "chaahiye"],
  ])("%s", (...spellings) => {
    expect(new Set(spellings.map(soundOf)).size).toBe(1);
  });

  test("short words stay as they are: they would sound like any other", () => {
    expect(soundOf("kho")).toBe("kho");
    expect(soundOf("te")).toBe("te");
  });
});

test("vowel lengths, nukta and nasals of Hindi and Punjabi do not matter", () => {
  expect(foldIndic(normalise("गाड़ी"))).toBe(foldIndic(normalise("गाडि")));
  expect(foldIndic("हिन्दी")).toBe(foldIndic("हिंदी"));
  expect(foldIndic("ਕਿੱਥੇ")).toBe(foldIndic("ਕਿਥੇ"));
});

test("a Gurmukhi vowel that was put together out of two signs is the one that it looks like", () => {
  expect(normalise("ਲੰਬਾੲੀ")).toBe("ਲੰਬਾਈ");
});
