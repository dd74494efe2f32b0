import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applicantDigits, type DigitField } from "#contract/applicant-digits.ts";
import { applicationSchema } from "#contract/applicants.ts";
import { keptDigits } from "./keep-digits.ts";

const fields = ["phoneNumber", "aadharNumber"] as const;
const digit = fc.constantFrom(..."0123456789");
const numberOf = (field: DigitField) => {
  const count = applicantDigits[field];
  return fc.string({ unit: digit, minLength: count, maxLength: count });
};
const separator = fc.constantFrom("", " ", "-", ") ", " (", ".", "\u00a0");
const prefix = fc.constantFrom("0", "91", "0091", "+91", "+91 ", "+91-", "(+91) ", "091", "+91 (0)", "");
const looseText = fc.string({
  unit: fc.constantFrom(..."0919876543210 -()+.xO०९੦੯"),
  maxLength: 24,
});

/** The number as people group it, maybe in another script. */
function written(number: string, separators: readonly string[], zero: string): string {
  const start = zero.codePointAt(0) ?? 0;
  return [...number]
    .map((digit, index) => String.fromCodePoint(start + Number(digit)) + (separators[index] ?? ""))
    .join("");
}

function pasted(field: DigitField, text: string): string {
  return keptDigits(field, text, text.length).digits;
}

/** The text typed at the end, one character after the other. */
function typed(field: DigitField, text: string): string {
  return [...text].reduce((value, character) => pasted(field, value + character), "");
}

/** The value that the server stores; undefined when it refuses. */
function served(field: DigitField, text: string): string | undefined {
  const parsed = applicationSchema.shape[field].safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

describe("a phone number", () => {
  test.each([
    ["09876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["00919876543210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["(+91) 98765 43210", "9876543210"],
    ["+91 (0) 98765 43210", "9876543210"],
    ["९८७६५ ੪੩੨੧੦", "9876543210"],
    ["9198765432", "9198765432"],
    ["919198765432", "9198765432"],
  ])("%s means %s: pasted, typed, and for the server", (text, number) => {
    expect([pasted("phoneNumber", text), typed("phoneNumber", text), served("phoneNumber", text)]).toEqual([
      number,
      number,
      number,
    ]);
  });

  test("loses a prefix in front of it, however it is written, pasted or typed", () => {
    fc.assert(
      fc.property(
        prefix,
        numberOf("phoneNumber"),
        fc.array(separator, { maxLength: 9 }),
        fc.constantFrom("0", "०", "੦"),
        (before, number, separators, zero) => {
          const text = before + written(number, separators, zero);
          expect([pasted("phoneNumber", text), typed("phoneNumber", text)]).toEqual([number, number]);
          expect(served("phoneNumber", text)).toBe(number);
        },
      ),
    );
  });

  test.each([
    ["+91 98765 00001 / 98765 00002", "9876500001"],
    ["+91-98765-00001 / 0172-2700000", "9876500001"],
    ["tel:+91 98765 00001 ext 2", "9876500001"],
    ["+919876500001/+919876500002", "9876500001"],
    ["+91 98765 432 10, 98765 00002", "9876543210"],
    ["91 98765 432 10, 98765 00002", "9876543210"],
    ["0091 98765 00001, 98765 00002", "9876500001"],
    ["0172-2700000 x 22", "1722700000"],
    ["9876500001, 9876500002", "9876500001"],
    ["91234 56789 / 98765 00002", "9123456789"],
    ["+91 91234 56789 / 98765 00002", "9123456789"],
    ["+९१ ९८७६५ ००००१ / ९८७६५ ००००२", "9876500001"],
  ])("is the first in %s: pasted, and for the server", (text, number) => {
    expect(keptDigits("phoneNumber", text, text.length)).toEqual({ digits: number, caret: 10 });
    expect(served("phoneNumber", text)).toBe(number);
  });

  test("of which more digits follow without a gap loses its prefix and is cut", () => {
    expect(pasted("phoneNumber", "+9198765000019876500002")).toBe("9876500001");
    expect(pasted("phoneNumber", "098765000019876500002")).toBe("9876500001");
  });

  test("is cut to ten digits, but for 91 and nine digits, which may still become either form", () => {
    expect(pasted("phoneNumber", "98765432109")).toBe("9876543210");
    expect(pasted("phoneNumber", "91987654321")).toBe("91987654321");
    expect(served("phoneNumber", "91987654321")).toBeUndefined();
  });
});

test("an Aadhaar number is taken in groups and in any script of India", () => {
  for (const text of [
    "1234 5678 9012",
    "1234-5678-9012",
    "१२३४ ५६७८ ९०१२",
    "੧੨੩੪੫੬੭੮੯੦੧੨",
    "১২৩৪ ৫৬৭৮ ৯০১২",
  ]) {
    expect([pasted("aadharNumber", text), typed("aadharNumber", text), served("aadharNumber", text)]).toEqual(
      ["123456789012", "123456789012", "123456789012"],
    );
  }
});

describe.each(fields)("the browser and the server agree on %s", (field) => {
  test("what the server takes, the browser leaves as the same number", () => {
    fc.assert(
      fc.property(fc.oneof(looseText, fc.string()), (text) => {
        const number = served(field, text);
        if (number !== undefined) expect(pasted(field, text)).toBe(number);
      }),
      { numRuns: 2_000 },
    );
  });

  test("a whole number that the browser leaves, the server takes as it stands", () => {
    fc.assert(
      fc.property(fc.oneof(looseText, fc.string()), (text) => {
        const left = pasted(field, text);
        if (left.length === applicantDigits[field]) expect(served(field, left)).toBe(left);
        expect(pasted(field, left)).toBe(left);
      }),
      { numRuns: 2_000 },
    );
  });

  test("a typing error in the middle of a whole number changes none of its digits", () => {
    // After a typing error a number that starts with 0, 1 or 9 may be read as one with a prefix; nothing is cut then.
    const number = numberOf(field).filter((digits) => /^[2-8]/.test(digits));
    fc.assert(
      fc.property(number, fc.nat(), fc.constantFrom("1", "7", "a", " ", "२"), (digits, position, slip) => {
        const caret = position % (digits.length + 1);
        const text = digits.slice(0, caret) + slip + digits.slice(caret);
        const kept = keptDigits(field, text, caret + slip.length);
        expect(kept).toEqual({ digits, caret });
      }),
    );
  });
});

test("a digit in the middle of a number that is not whole yet goes in where the caret is", () => {
  expect(keptDigits("phoneNumber", "98765743210".slice(0, 9), 6)).toEqual({ digits: "987657432", caret: 6 });
  expect(keptDigits("phoneNumber", "+91 98765 43210", 6)).toEqual({ digits: "9876543210", caret: 2 });
});
