/** How many digits each number has (specification, section 9). */
export const applicantDigits = { phoneNumber: 10, aadharNumber: 12 } as const;

export type DigitField = keyof typeof applicantDigits;

/** Zero to nine in Devanagari, then in Gurmukhi: keyboards for Hindi and Punjabi may write them. */
const indicDigits = "०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯";

/** The digits in a text, as 0 to 9. Blanks, hyphens, brackets and letters are no part of a number. */
export function digitsIn(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) => String(indicDigits.indexOf(digit) % 10)).replace(/\D/g, "");
}

/**
 * The number that a person means by what they wrote, in digits alone: a phone number without 0, 91, 0091 or +91. It may
 * still be too short or too long. The one rule for the browser, the form without scripts and the API.
 *
 * It is kept apart from the schemas because the browser loads it.
 */
export function numberIn(field: DigitField, text: string): string {
  const digits = digitsIn(text);
  return field === "phoneNumber" ? withoutDialPrefix(digits) : digits;
}

/** A prefix is one only in front of a whole number: 9198765432 is a phone number that starts with 91. */
function withoutDialPrefix(digits: string): string {
  const prefix = digits.slice(0, -applicantDigits.phoneNumber);
  return /^0*(?:910*)?$/.test(prefix) ? digits.slice(prefix.length) : digits;
}

/**
 * Whether a text may be the first half of a longer number, so that nothing is cut off yet: 91 and nine digits, before
 * the tenth is typed.
 */
export function isUnfinished(field: DigitField, digits: string): boolean {
  return field === "phoneNumber" && /^91\d{9}$/.test(digits);
}
