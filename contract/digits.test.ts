import { expect, test } from "vitest";
import { parseNumber, phoneDigits, withPlainNumbers } from "./digits.ts";

test.each([
  ["98765 43210", "919876543210"],
  ["+91 98765-43210", "919876543210"],
  ["0 98765 43210", "919876543210"],
  ["919876543210", "919876543210"],
  ["९८७६५४३२१०", "919876543210"],
  ["+91 0 98765 43210", "919876543210"],
  ["0091 98765 43210", "919876543210"],
  ["+65 6123 4567", "6561234567"],
  ["+44 20 7946 0000", "442079460000"],
  ["+91 98765 43210 / 98765 43211", null],
  ["+65 6123 4567 / 98765 43210", null],
  ["ask my brother", null],
  ["98", null],
])("phone number %s is %s", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each([
  ["1,200", 1_200],
  [" 1,20,000 ", 120_000],
  ["1,200.5", 1_200.5],
  ["1.5", 1.5],
  [".5", 0.5],
  ["४५", 45],
  ["੧,੨੦੦", 1_200],
  ["1,5", undefined],
  ["1,50", undefined],
  ["-5", undefined],
  ["", undefined],
  ["12 kg", undefined],
])("number %j is %s", (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each([
  ["1,200 kg, 3 boxes", "1200 kg, 3 boxes"],
  ["३,००० किलो", "3000 किलो"],
  ["40,30,30 cm", "40,30,30 cm"],
  ["10 boxes,250 kg", "10 boxes,250 kg"],
])("the commas between groups are left out, and no others: %s", (typed, plain) => {
  expect(withPlainNumbers(typed)).toBe(plain);
});
