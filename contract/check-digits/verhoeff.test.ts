import { expect, test } from "vitest";
import { hasVerhoeffDigit } from "./verhoeff.ts";

/** The first two are examples in the literature, the third is UIDAI's own test number. */
const known = ["2363", "123451", "999941057058"];

test("a number with its check digit passes", () => {
  for (const number of known) expect(hasVerhoeffDigit(number)).toBe(true);
});

test("every single wrong digit, and every two neighbours in the wrong order, are noticed", () => {
  for (const number of known) {
    for (let index = 0; index < number.length; index++) {
      const [before, after] = [number.slice(0, index), number.slice(index + 1)];
      for (const digit of "0123456789") {
        expect(hasVerhoeffDigit(before + digit + after)).toBe(digit === number[index]);
      }
      const next = after[0] ?? number[index];
      if (next !== number[index]) {
        expect(hasVerhoeffDigit(before + next + number[index] + after.slice(1))).toBe(false);
      }
    }
  }
});
