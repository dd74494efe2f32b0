import { formMessages } from "#content/en/form-messages.ts";
import { formatAmount } from "#content/format/english.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { digitsIn, phoneDigits } from "#contract/digits.ts";

/**
 * Says how many digits a phone number has that is too short to be called, without India's country code. "" of one that
 * may be whole, and of words.
 */
export function shortPhoneNote(text: string): string {
  const number = text.trim().replace(/^(?:\+|00)91/, "");
  const count = digitsIn(number).length;
  const whole = applicantDigits.phoneNumber;
  if (count === 0 || count >= whole || phoneDigits(number) !== null) return "";
  return formMessages.shortPhone(formatAmount({ value: count, unit: "digits" }), String(whole));
}
