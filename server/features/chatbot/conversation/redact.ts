import { canBeAadhaar } from "#contract/check-digits/aadhaar.ts";
import { digitsIn, withAsciiDigits } from "#contract/digits.ts";
import { aadhaarWord, endsWithPaperName, maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { lengthNames } from "#contract/loads/text/sides.ts";
import { anyWeight } from "#contract/loads/text/weights.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { units } from "../quantities/units.ts";
import type { Memory } from "./conversation-state.ts";

/** Digits in the scripts of the visitors, as they are typed: with blanks, hyphens or dots between them. */
const digit = "[0-9\\u0966-\\u096f\\u0a66-\\u0a6f\\uff10-\\uff19]";
const longNumber = new RegExp(`\\+?(?:${digit}[\\s().\\-\\u2013]{0,2}){7,}${digit}`, "gu");
const measures = [anyWeight, ...Object.values(lengthNames), units.kilometres, units.rupees].join("|");
/**
 * Seven digits: a landline as it is written in its own city, "2701234" or "270-1234". Amounts are round, come after the
 * currency or have a unit: "1500000", "750-1250 kg", "2345678/-".
 */
const landline = new RegExp(
  `(?<!${digit},?|₹\\s?|(?<!\\p{L})rs\\.?\\s?)${digit}{3}([\\s-]?)${digit}{2}(?![0०੦]{2})${digit}{2}(?!,?${digit}|\\.${digit}|\\s*(?:(?:${measures})${wordEnd}|/-))`,
  "giu",
);
/** What comes before a phone number: up to three words earlier that it is one, or nothing but an answer's beginning. */
const phoneName =
  /(?:(?<!\p{L})(?:call|ring|reach|contact|(?:tele)?phone|tel|landline|mob(?:ile)?|whatsapp|no|numbers?|कॉल|फ़ोन|फोन|नंबर|ਕਾਲ|ਫ਼ੋਨ|ਫੋਨ|ਨੰਬਰ)(?![\p{L}\p{M}])(?:[^\p{L}\p{Nd}]+[\p{L}\p{M}]+){0,3}|^(?:yes|ok(?:ay)?|it(?:['’]| i)?s)?)[^\p{L}\p{Nd}]*$/iu;
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
    .replace(longNumber, (number) => mask.repeat(Math.min(number.length, 12)))
    .replace(landline, (number, between: string, start: number, whole: string) =>
      isLandline(whole.slice(0, start), between) ? mask.repeat(number.length) : number,
    );
  // Knows spellings of identity numbers that no phone number has.
  return maskIdentityNumbers(redacted);
}

/** Two groups are also the ends of a range, or a vehicle and its year: "750-1250", "truck 407 1109". */
function isLandline(before: string, between: string): boolean {
  return !endsWithPaperName(before) && (between === "" || phoneName.test(before));
}

/** What may go to a language model: neither what `redact` finds, nor the name and contact that the visitor gave. */
export function redactForModel(text: string, { name = "", contact = "" }: Memory["sender"] = {}): string {
  const given = [name, ...contact.split(", ")].filter((part) => part !== "");
  return redact(given.reduce((left, part) => left.replaceAll(part, mask), text));
}

/** Twelve digits or more. */
const longDigits = new RegExp(`(?<!${digit})(?:${digit}[\\s-]?){11,}${digit}(?!${digit})`, "gu");
/** A mobile number in one piece. No identity number is written so with other digits beside it. */
const mobileNumber = /(?<!\d)[6-9]\d{9}(?!\d)/g;
/** What the number of a paper or a payment is called. */
const papers = [
  ...["e[\\s-]?way(?:[\\s-]?bill)?", "ewb", "l\\.?r", "bilty", "docket", "bill", "invoice"],
  ...["upi", "utr", "rrn", "ref(?:erence)?", "transaction", "txn"],
  ...["(?:ई[\\s-]?वे )?बिल", "बिल्टी", "रेफ\\u093c?रेंस"],
  ...["(?:ਈ[\\s-]?ਵੇ )?ਬਿ\\u0a71?ਲ", "ਬਿਲਟੀ", "ਰੈਫ\\u0a3c?ਰੈਂਸ"],
].join("|");
const notWord = "[^\\p{L}\\p{Nd}]";
/** Up to three words before a number: "e-way bill no. is". */
const ofPaper = new RegExp(
  `(?<!\\p{L})(?:${papers})(?![\\p{L}\\p{M}])(?:${notWord}+(?!${aadhaarWord.source}|card|कार्ड|ਕਾਰਡ)[\\p{L}\\p{M}]+){0,3}${notWord}*$`,
  "iu",
);

/** A number that is too long for a phone: of a person, or of a paper or a payment. */
export type LongNumber = "person" | "paper";

/** What a text holds that does not belong into a chat, or is hidden in it. */
export function longNumberIn(text: string): LongNumber | undefined {
  const kinds = longNumbersIn(text.normalize("NFKC")).map(({ kind }) => kind);
  return kinds.includes("person") ? "person" : kinds.find((kind) => kind !== undefined);
}

/**
 * The text without the numbers of papers and payments, and without what they are called where that begins a clause: "Where
 * is my parcel? E-way bill 371002345678" asks nothing about e-way bills.
 */
export function withoutPaperNumbers(text: string): string {
  const found = longNumbersIn(text).filter(({ kind }) => kind === "paper");
  const rest = found.reduce((left, { called, number }) => left.replace(called + number, " "), text);
  return /\p{L}/u.test(rest) ? rest : found.reduce((left, { number }) => left.replace(number, " "), text);
}

function longNumbersIn(text: string) {
  return [...text.matchAll(longDigits)].map(({ 0: number, index }) => {
    const before = text.slice(0, index);
    const called = ofPaper.exec(before)?.[0] ?? "";
    const beginsClause = /(?:^|[.?!,;।])\s*$/u.test(before.slice(0, before.length - called.length));
    // "Sector 29 9815012345": a number of a house or of a sector, and one to call.
    const isNamed = called !== "" || aadhaarWord.test(text);
    const kinds = isNamed
      ? [kindOf(number, called !== "", text)]
      : withAsciiDigits(number)
          .split(mobileNumber)
          .flatMap((part) => part.match(longDigits) ?? [])
          .map((part) => kindOf(part, false, text));
    const kind = kinds.includes("person") ? "person" : kinds[0];
    return { number, called: beginsClause ? called : "", kind };
  });
}

/**
 * Twelve digits are an Aadhaar number if its check digit is right, or if they are called one. E-way bills and UPI payments
 * have twelve digits too; one in ten has such a check digit by chance, but is called what it is.
 */
function kindOf(number: string, isOfPaper: boolean, text: string): LongNumber | undefined {
  const digits = digitsIn(number);
  const isAadhaar = aadhaarWord.test(text);
  if (digits.length === 12 && /^(?:91|0)/.test(digits)) return isAadhaar ? "person" : undefined;
  if (isOfPaper) return "paper";
  if (digits.length !== 12) return digits.length >= 14 ? "person" : undefined;
  if (isAadhaar || canBeAadhaar(digits)) return "person";
  // A list of sizes has as many.
  return maskIdentityNumbers(number) === number ? undefined : "paper";
}
