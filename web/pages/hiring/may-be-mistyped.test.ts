import { expect, test } from "vitest";
import { mayBeMistyped } from "./may-be-mistyped.ts";

test("a whole number with a wrong check digit or a first digit that none has is doubted, half a number is not", () => {
  // UIDAI's own test number, changed in one digit and cut short.
  expect(mayBeMistyped("999941057058")).toBe(false);
  expect(mayBeMistyped("999941057059")).toBe(true);
  expect(mayBeMistyped("99994105705")).toBe(false);
  expect(mayBeMistyped("000000000000")).toBe(true);
});
