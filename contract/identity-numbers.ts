/** What people type between the groups of a number: nothing, blanks, dots, hyphens and dashes, underscores. */
const gap = "[\\s._\\u00b7\\u2010-\\u2015-]{0,3}";

/** Twelve digits in any script, in the groups in which an Aadhar number is written; the last four are captured. */
const aadharNumber = new RegExp(
  `(?<![\\p{Nd}+])(?:${[
    `\\p{Nd}{4}${gap}\\p{Nd}{4}${gap}(\\p{Nd}{4})`,
    `\\p{Nd}{6}${gap}\\p{Nd}{2}(\\p{Nd}{4})`,
    `\\p{Nd}{3}${gap}\\p{Nd}{3}${gap}\\p{Nd}{2}(\\p{Nd}${gap}\\p{Nd}{3})`,
  ].join("|")})(?!\\p{Nd})`,
  "gu",
);

/** Two letters and thirteen digits, as an Indian driving licence is written. */
const licenceNumber = new RegExp(
  `(?<![\\p{L}\\p{Nd}])[A-Z]{2}${gap}\\p{Nd}{2}${gap}\\p{Nd}{4}${gap}\\p{Nd}{3}(\\p{Nd}{4})(?!\\p{Nd})`,
  "giu",
);

/**
 * Masks what may be an Aadhar or licence number in what somebody wrote freely, down to its last four digits. A phone
 * number is left alone when it is written with a plus, or in other groups than an Aadhar number is.
 */
export function maskIdentityNumbers(text: string): string {
  return text
    .replace(aadharNumber, (_number, ...last: (string | undefined)[]) => masked(last.slice(0, 3)))
    .replace(licenceNumber, (_number, last: string) => masked([last]));
}

function masked(lastDigits: readonly (string | undefined)[]): string {
  return `XXXX XXXX ${lastDigits.join("").replace(/[^\p{Nd}]/gu, "")}`;
}
