import { applicantDigits } from "#contract/applicant-digits.ts";
import { digitsIn, phoneDigits } from "#contract/digits.ts";

/**
 * How many digits a phone number has if it is too short to be called, without India's country code. Undefined for one
 * that may be whole, and for words.
 */
export function shortPhoneDigits(text: string): number | undefined {
  const number = text.trim().replace(/^(?:\+|00)91/, "");
  const count = digitsIn(number).length;
  const isShort = count > 0 && count < applicantDigits.phoneNumber && phoneDigits(number) === null;
  return isShort ? count : undefined;
}
