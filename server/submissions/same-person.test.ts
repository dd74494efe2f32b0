import { expect, test } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { contentHash, phoneDigits } from "./same-person.ts";

test.each([
  ["98765 43210", "919876543210"],
  ["+91 98765-43210", "919876543210"],
  ["0 98765 43210", "919876543210"],
  ["919876543210", "919876543210"],
  ["९८७६५४३२१०", "919876543210"],
  ["+44 20 7946 0000", "442079460000"],
  ["ask my brother", null],
  ["98", null],
])("phone number %s is %s", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test("the same text from the same address is the same, whatever its letter case and phone number", () => {
  const message = { ...emptyContactFields, email: "asha@example.com", subject: "Load", query: "Two pallets" };
  expect(contentHash({ ...message, email: "Asha@Example.com", phone: "98" })).toBe(contentHash(message));
  expect(contentHash({ ...message, query: "Three pallets" })).not.toBe(contentHash(message));
});
