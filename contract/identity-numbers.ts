import { canBeAadhaar } from "./check-digits/aadhaar.ts";
import { hasLuhnDigit } from "./check-digits/luhn.ts";
import { hasVerhoeffDigit } from "./check-digits/verhoeff.ts";
import { withAsciiDigits } from "./digits.ts";
import { mayHoldIdentityNumber } from "./may-hold-identity-number.ts";

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
const namedPan = codeInGroups(/(?<!\p{L})(?:pan(?![\s-]+india)|पैन|ਪੈਨ)(?!\p{L})/iu, panParts);

/** Of a voter ID (EPIC): three letters and seven digits. The numbers of parcels and invoices look alike. */
const voterParts = ["(?!TEL|MOB|FAX)[A-Z]{3}", "\\p{Nd}{7}"];
const voterNumber = codeOf(voterParts, "");
const namedVoter = codeInGroups(/voter|(?<!\p{L})epic(?!\p{L})|मतदाता|वोटर|ਵੋਟਰ/iu, voterParts);

/** What the number of a parcel or of a paper is called, at the end of a text: "invoice no. ". */
const paperName =
  /(?<!\p{L})(?:inv(?:oice)?|ord(?:er)?|bill?|parcel|consignment|shipment|tracking|awb|docket|l\.?r|ref(?:erence)?|बिल|ऑर्डर|पार्सल|ਬਿੱ?ਲ|ਆਰਡਰ|ਪਾਰਸਲ)(?:[\s.:#-]+(?:no|num|number|id|is|नंबर|ਨੰਬਰ))*[\s.:#-]*$/iu;

/**
 * Masks what may be a person's Aadhaar, licence, PAN or voter ID number in a text, down to its last four digits. All
 * fields with free text use it, because people type such numbers into any field.
 */
export function maskIdentityNumbers(text: string): string {
  // Most texts hold nothing that looks like one, which this finds out in a tenth of the time.
  if (!mayHoldIdentityNumber.test(text)) return text;
  const isVoter = namedVoter.word.test(text);
  const isAlone = (number: string) => text.trim() === number;
  const masked = text
    .replace(aadhaarNumber, (number) =>
      isPhoneNumber(number, isAlone(number)) ? number : maskNumber(number),
    )
    .replace(oddNumber, (number) =>
      aadhaarWord.test(text) || isAadhaarNumber(number) ? maskNumber(number) : number,
    )
    .replace(licenceNumber, maskNumber)
    .replace(panNumber, maskNumber)
    .replace(voterNumber, (number, start: number, whole: string) =>
      isVoter || (hasLuhnDigit(plainDigits(number)) && !isOfPaper(whole.slice(0, start), number))
        ? maskNumber(number)
        : number,
    );
  return [namedPan, namedVoter].reduce(maskInGroups, masked);
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

/** Whether oddly written digits are an Aadhaar number. */
function isAadhaarNumber(number: string): boolean {
  return canBeAadhaar(plainDigits(number)) && !listComma.test(number);
}

/** Whether a text ends with what the number of a parcel or of a paper is called. */
export function endsWithPaperName(text: string): boolean {
  return paperName.test(text);
}

/** Whether a code is the number of a parcel or paper: the text before it says so, or its letters do ("INV2026018"). */
function isOfPaper(before: string, code: string): boolean {
  return endsWithPaperName(before) || endsWithPaperName(code.replace(/\P{L}/gu, ""));
}

/** A number of letters and digits that is no part of another, nor of the name in an email address. */
function codeOf(parts: readonly string[], between: string, flags = "giu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{Nd}])${parts.join(between)}(?![\\p{L}\\p{Nd}]|[\\w.+-]{0,64}@)`, flags);
}

/**
 * A number written in groups. A word and a price, "tempo 1500 a trip", look like one. So it counts only in a text that
 * holds the number's name, and only if it follows that name or is in capitals.
 */
interface CodeInGroups {
  /** The name of the number. */
  readonly word: RegExp;
  /** The number behind its name. */
  readonly afterWord: RegExp;
  readonly inCapitals: RegExp;
}

function codeInGroups(word: RegExp, parts: readonly string[]): CodeInGroups {
  const separator = "[\\s.:#-]";
  const named = `(?<=(?:${word.source})(?:${separator}{0,3}(?:id|card|no|number|is)){0,4}${separator}{0,3})`;
  const { source } = codeOf(parts, gap);
  return {
    word,
    afterWord: new RegExp(named + source, "giu"),
    inCapitals: codeOf(parts, gap, "gu"),
  };
}

function maskInGroups(text: string, { word, afterWord, inCapitals }: CodeInGroups): string {
  if (!word.test(text)) return text;
  const masked = text.replace(afterWord, maskNumber);
  // In a text without small letters all words are in capitals.
  return /[\p{Ll}\p{Lo}]/u.test(text) ? masked.replace(inCapitals, maskNumber) : masked;
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
