import { expect, test } from "vitest";
import { clausesOf, partsOf } from "./clauses.ts";

test.each([
  ["eicher range and price", "en", ["eicher range", "price"]],
  ["jem ki length aur kiraya", "hi-Latn", ["jem ki length", "kiraya"]],
  ["office kaha h or number kya h", "hi-Latn", ["office kaha h", "number kya h"]],
  ["रेंज और किराया", "hi", ["रेंज", "किराया"]],
  ["ਰੇਂਜ ਤੇ ਕਿਰਾਇਆ", "pa", ["ਰੇਂਜ", "ਕਿਰਾਇਆ"]],
  ["what is the fee? and the refund time?", "en", ["what is the fee?", "the refund time?"]],
  // "Or" is a choice in English, and Ace Plus is a name.
  ["euler or eicher", "en", []],
  ["ace plus limit", "en", []],
  // There and back is one trip, and "on doing" no "and".
  ["can it go to ambala and come back", "en", []],
  ["ambala jayegi aur wapas aayegi", "hi-Latn", []],
  ["cancel karn te kinne paise", "pa-Latn", []],
  // So is six and a half.
  ["will a headboard of six and a half feet go in", "en", []],
  // "Also" inside a question parts nothing.
  ["do you also take goats", "en", []],
  // A phone number is no question.
  ["range of the jem? my number is 9876543210", "en", ["range of the jem?"]],
] as const)("%s", (text, language, parts) => {
  expect(partsOf(text, language)).toEqual(parts);
});

test.each([
  [
    "charged twice; how long does it take, all in all",
    ["charged twice", "how long does it take", "all in all"],
  ],
  ["माल भेजना है, लेकिन पहले ख़र्च बताइए", ["माल भेजना है", "लेकिन पहले ख़र्च बताइए"]],
  ["a 9-foot table from mohali", []],
] as const)("clauses of %s", (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});
