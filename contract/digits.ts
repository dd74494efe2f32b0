import { applicantDigits, type DigitField } from "./applicant-digits.ts";

/** The code points of 0 in the scripts of India, and in the full-width digits of phone keyboards. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
] as const;

/** The text with the digits of these scripts as 0 to 9. A digit of another script stays as it is. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Groups of thousands, or of lakhs: "1,200", "1,20,000". */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|,\d)/g;

/** The text with its digits as 0 to 9, and each number without commas between its groups. */
export function withPlainNumbers(text: string): string {
  return withAsciiDigits(text).replace(grouped, (number) => number.replaceAll(",", ""));
}

/**
 * The number that a text is: "1,200", "1.5" or "४५". Undefined for other text, also for the ambiguous "1,5".
 */
export function parseNumber(text: string): number | undefined {
  const plain = withPlainNumbers(text.trim());
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The digits in a text, as 0 to 9. Blanks, hyphens, brackets and letters are left out. */
export function digitsIn(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, "");
}

/** The number that is meant in a text. */
interface NumberInText {
  readonly digits: string;
  /** How many digits stand before it. */
  readonly prefixLength: number;
}

/**
 * The number that a text is, in digits alone: a phone number without 0, 91, 0091 or +91. It may still be too short or,
 * as of a text with two phone numbers, too long.
 */
export function numberIn(field: DigitField, text: string): string {
  const digits = digitsIn(text);
  if (field !== "phoneNumber") return digits;
  const number = withoutDialPrefix(digits).digits;
  return number.length === applicantDigits.phoneNumber ? number : digits;
}

/** The number that a person means who types it into a field: of several phone numbers the first. */
export function firstNumberIn(field: DigitField, text: string): NumberInText {
  const digits = digitsIn(text);
  if (field !== "phoneNumber") return { digits, prefixLength: 0 };
  const number = withoutDialPrefix(digits);
  return (number.digits.length > applicantDigits.phoneNumber && firstOfSeveral(text)) || number;
}

/** A phone number as digits with its country code: India's, or the one after a plus. Null if it cannot be called. */
export function phoneDigits(text: string): string | null {
  const number = numberIn("phoneNumber", text);
  if (text.trim().startsWith("+") && number === digitsIn(text))
    return number.length >= 8 && number.length <= 15 ? number : null;
  return number.length === applicantDigits.phoneNumber ? `91${number}` : null;
}

/**
 * The first of several phone numbers, or a number without its extension: "+91 98765 43210 / 98765 43211". It ends where
 * a group of digits ends, which tells the 91 of a country code from that of "91234 56789". Undefined if no group ends
 * where it is whole.
 */
function firstOfSeveral(text: string): NumberInText | undefined {
  const groups = withAsciiDigits(text).match(/\d+/g) ?? [];
  const isPrefixed = /^\D*\+/.test(text) || dialPrefix.test(groups[0] ?? "");
  let digits = "";
  for (const group of groups) {
    digits += group;
    const number = withoutDialPrefix(digits);
    const isWhole = number.digits.length === applicantDigits.phoneNumber;
    if (isWhole && (number.prefixLength > 0 || !isPrefixed)) return number;
  }
  return undefined;
}

/** 0, 91, 0091, or 91 and 0. */
const dialPrefix = /^0*(?:910*)?$/;
const prefixBeforeNumber = new RegExp(`^0*(?:910*)?(?=\\d{${applicantDigits.phoneNumber}})`);

/** Removes a prefix only before a whole number: 9198765432 is a phone number that starts with 91. */
function withoutDialPrefix(digits: string): NumberInText {
  const { length } = prefixBeforeNumber.exec(digits)?.[0] ?? "";
  return { digits: digits.slice(length), prefixLength: length };
}

/** Whether a phone number may lack its last digit: of 91 and nine digits, 91 may be the country code. */
export function isUnfinished(field: DigitField, digits: string): boolean {
  return field === "phoneNumber" && /^91\d{9}$/.test(digits);
}
