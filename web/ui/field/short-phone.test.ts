import { expect, test } from "vitest";
import { shortPhoneNote } from "./short-phone.ts";

test.each([
  ["12", 2],
  ["1", 1],
  ["98765 4321", 9],
  ["+91 98765 432", 8],
  ["0091 98765", 5],
  ["९८७", 3],
  ["+65 12", 4],
])("%j is too short to call back", (typed, digits) => {
  expect(shortPhoneNote(typed)).toMatch(new RegExp(`\\b${digits} digits?\\.`));
});

test.each([
  "98765 43210",
  "+91 98765-43210",
  "098765 43210",
  "0172 270 1234",
  "+352 26 12 34",
  "none",
  "",
  "+91",
])("nothing is said of %j", (typed) => {
  expect(shortPhoneNote(typed)).toBe("");
});
