import { expect, test } from "vitest";
import { likenessKey, parseUtterances } from "./utterances.ts";

const source = { language: "en", topic: "price", file: "price.txt" };

test("each line carries its batch, its mood and its place", () => {
  const text = "# 01-shop\nWhat does it cost?\n\n# 01-shop hurried\nhw mch\n# 02-clerk\nRates, please\n";
  expect(parseUtterances(text, source)).toEqual([
    { ...line("What does it cost?", "01-shop", false), place: "price.txt:2" },
    { ...line("hw mch", "01-shop", true), place: "price.txt:5" },
    { ...line("Rates, please", "02-clerk", false), place: "price.txt:7" },
  ]);
});

function line(text: string, batch: string, isHurried: boolean) {
  return { text, batch, isHurried, topic: "price", language: "en" };
}

test("a line below no batch is refused with its place", () => {
  expect(() => parseUtterances("What does it cost?", source)).toThrow("price.txt:1");
});

test("case, punctuation and order make no other utterance; vowel signs do", () => {
  expect(likenessKey("How much, for ONE trip?")).toBe(likenessKey("for one trip how much"));
  expect(likenessKey("किराया कितना")).not.toBe(likenessKey("किराये कितना"));
});
