import { expect, test } from "vitest";
import { isLightVerb } from "./light-verbs.ts";

test.each([
  ["jayega", "latin"],
  ["karwana", "latin"],
  ["milju", "latin"],
  ["दूंगी", "devanagari"],
  ["चलेंगे", "devanagari"],
  ["ਕਰਵਾਉਣਾ", "gurmukhi"],
  ["ਦੇਵਾਂ", "gurmukhi"],
] as const)("%s says that something is done, not what", (word, script) => {
  expect(isLightVerb(word, script)).toBe(true);
});

test.each([
  ["shaadi", "latin"],
  ["petrol", "latin"],
  ["मौसम", "devanagari"],
  ["ਮੰਡੀ", "gurmukhi"],
] as const)("%s means something", (word, script) => {
  expect(isLightVerb(word, script)).toBe(false);
});

test("a number is no verb", () => {
  expect(isLightVerb("12", "other")).toBe(false);
});
