import { withAsciiDigits } from "./digits.ts";
import { hasLuhnDigit } from "./domain/luhn.ts";
import { hasVerhoeffDigit } from "./domain/verhoeff.ts";

/**
 * Characters that people type between the groups of a number: blanks, invisible characters, dots, dashes,
 * underscores, or none.
 */
const gap = "[\\s\\p{Cf}._\\u00b7\\u2010-\\u2015\\u2212-]{0,3}";

/** Between digits that stand each by itself. */
const blank = "[\\s\\p{Cf}]";

/** Blanks and any punctuation. */
const oddGap = "[\\s\\p{Cf}\\p{P}|~\\u2212]{1,3}";

/** Twelve digits in any script, in the groups in which an Aadhaar number is written, or each by itself. */
const aadhaarNumber = twelveDigits([groups(3, 4, gap), groups(4, 3, gap), groups(12, 1, blank)]);

/** Twelve digits in other groups, or with other characters between them. Lists of loads and sizes look alike. */
const oddNumber = twelveDigits([groups(3, 4, oddGap), groups(6, 2, oddGap), groups(12, 1, oddGap)]);

/** A comma in a list: with a blank behind it, or between figures that have not four digits. */
const listComma = /[,;]\s|(?<!\p{Nd}{4}),/u;

/** The word, in the scripts and spellings of visitors. */
export const aadhaarWord = /a+d?ha+r|आधार|ਆਧਾਰ/iu;

/** Two letters and thirteen digits, as an Indian driving licence is written. */
const licenceNumber = new RegExp(
  `(?<![\\p{L}\\p{Nd}])[A-Z]{2}${gap}\\p{Nd}{2}${gap}\\p{Nd}{4}${gap}\\p{Nd}{7}(?!\\p{Nd})`,
  "giu",
);

/**
 * Of a PAN: five letters, four digits and a letter. The fourth letter says what its owner is: P a person, H a family.
 * The PAN of a company stays: it is on every invoice, and staff need it.
 */
const panParts = ["[A-Z]{3}[PH][A-Z]", "\\p{Nd}{4}", "[A-Z]"];
const panNumber = codeOf(panParts, "");
const panInGroups = codeOf(panParts, gap);
const panWord = /(?<!\p{L})(?:pan(?!\s+india)|पैन|ਪੈਨ)(?!\p{L})/iu;

/** Of a voter ID (EPIC): three letters and seven digits. The numbers of parcels and invoices look alike. */
const voterParts = ["[A-Z]{3}", "\\p{Nd}{7}"];
const voterNumber = codeOf(voterParts, "");
const voterInGroups = codeOf(voterParts, gap);
const voterWord = /voter|(?<!\p{L})epic(?!\p{L})|मतदाता|वोटर|ਵੋਟਰ/iu;

/** Most texts hold nothing that looks like an identity number, which this finds out in a tenth of the time. */
const mayHold = /(?:\p{Nd}\P{Nd}*){12}|[A-Z]{3}[^\p{L}\p{Nd}]{0,3}\p{Nd}{4}/iu;

/**
 * Masks what may be a person's Aadhaar, licence, PAN or voter ID number in a text, down to its last four digits. All
 * fields with free text use it, because people type such numbers into any field.
 */
export function maskIdentityNumbers(text: string): string {
  if (!mayHold.test(text)) return text;
  const isVoter = voterWord.test(text);
  const isAlone = (number: string) => text.trim() === number;
  return text
    .replace(aadhaarNumber, (number) =>
      isPhoneNumber(number, isAlone(number)) ? number : maskNumber(number),
    )
    .replace(oddNumber, (number) =>
      aadhaarWord.test(text) || isAadhaarNumber(number) ? maskNumber(number) : number,
    )
    .replace(licenceNumber, maskNumber)
    .replace(panWord.test(text) ? panInGroups : panNumber, maskNumber)
    .replace(isVoter ? voterInGroups : voterNumber, (number) =>
      isVoter || hasLuhnDigit(plainDigits(number)) ? maskNumber(number) : number,
    );
}

/** The same record with the identity numbers in all its fields masked. */
export function maskFields<Fields extends { readonly [Name in keyof Fields]: string }>(
  fields: Fields,
): Fields {
  const masked = Object.entries<string>(fields).map(([name, text]) => [name, maskIdentityNumbers(text)]);
  return Object.fromEntries(masked) as Fields;
}

/**
 * Whether twelve digits are India's code and a mobile number (6 to 9 first) without a separator: "919876543210". Phone
 * numbers with a plus or in the usual groups, "91 98765 43210", never match `aadhaarNumber`. One Aadhaar number in 200
 * begins like that, and the check digit decides nine of ten cases. In the tenth, a number that fills its field is a
 * phone number, because staff have to call back and hardly anybody writes an Aadhaar number there; a number in a
 * sentence or in groups of four is masked.
 */
function isPhoneNumber(number: string, isAlone: boolean): boolean {
  const digits = plainDigits(number);
  if (!/^91[6-9]/.test(digits)) return false;
  return !hasVerhoeffDigit(digits) || (isAlone && /^\p{Nd}+$/u.test(number));
}

/** Whether oddly written digits are an Aadhaar number: none begins with 0 or 1, and the last one is a check digit. */
function isAadhaarNumber(number: string): boolean {
  const digits = plainDigits(number);
  return /^[2-9]/.test(digits) && hasVerhoeffDigit(digits) && !listComma.test(number);
}

/** A number of letters and digits that is no part of another, nor of the name in an email address. */
function codeOf(parts: readonly string[], between: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{Nd}])${parts.join(between)}(?![\\p{L}\\p{Nd}]|[\\w.+-]{0,64}@)`, "giu");
}

function groups(count: number, digits: number, between: string): string {
  return Array.from({ length: count }, () => `\\p{Nd}{${digits}}`).join(between);
}

function twelveDigits(spellings: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{Nd}+])(?:${spellings.join("|")})(?!\\p{Nd})`, "gu");
}

const hidden = "XXXX XXXX ";

/** Whether a number in the text is masked. */
export function holdsMask(text: string): boolean {
  return text.includes(hidden);
}

/** A number down to its last four digits. */
export function maskNumber(number: string): string {
  return `${hidden}${number.replace(/\P{Nd}/gu, "").match(/.{4}$/u)?.[0] ?? ""}`;
}

/** Unlike `digitsIn` it keeps digits of unknown scripts, because the check digit is computed over all twelve. */
function plainDigits(number: string): string {
  return withAsciiDigits(number).replace(/\P{Nd}/gu, "");
}
