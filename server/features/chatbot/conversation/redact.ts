import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Memory } from "./conversation-state.ts";

/** Digits in the scripts of the visitors, as they are typed: with blanks, hyphens or dots between them. */
const digit = "[0-9\\u0966-\\u096f\\u0a66-\\u0a6f\\uff10-\\uff19]";
const longNumber = new RegExp(`\\+?(?:${digit}[\\s().\\-\\u2013]{0,2}){7,}${digit}`, "gu");
/** An email address, or a payment address such as asha@okbank. */
const address = /[^\s@<>()]{1,64}@(?:[^\s@<>()]{1,190}\.[a-z]{2,}|[a-z]{2,64})/giu;
const mask = "█";

/**
 * Blacks out numbers that may be a phone, Aadhaar, card or account number, and email and payment addresses, as the
 * privacy policy promises for stored conversations. Loads, prices and sizes are shorter and stay.
 */
export function redact(text: string): string {
  const redacted = text
    .replace(address, mask.repeat(8))
    .replace(longNumber, (number) => mask.repeat(Math.min(number.length, 12)));
  // Knows spellings of identity numbers that no phone number has.
  return maskIdentityNumbers(redacted);
}

/** What may go to a language model: neither what `redact` finds, nor the name and contact that the visitor gave. */
export function redactForModel(text: string, { name = "", contact = "" }: Memory["sender"] = {}): string {
  const given = [name, ...contact.split(", ")].filter((part) => part !== "");
  return redact(given.reduce((left, part) => left.replaceAll(part, mask), text));
}

/** Whether a text holds twelve digits, or a card's sixteen: somebody typed what does not belong into a chat. */
export function holdsIdentityNumber(text: string): boolean {
  const pattern = new RegExp(`(?<!${digit})(?:${digit}[\\s-]{0,1}){11,18}${digit}(?!${digit})`, "u");
  const found = pattern.exec(text.normalize("NFKC"))?.[0].replace(/[\s-]/g, "") ?? "";
  return found.length === 12
    ? !/^(?:91|0)/.test(found) || /aad?ha+r|आधार|ਆਧਾਰ/iu.test(text)
    : found.length >= 14;
}
