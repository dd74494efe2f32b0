/** Twelve digits in any script, in a row or in groups of four, as an Aadhar number is written. */
const aadharNumber = /(?<![\p{Nd}+])\p{Nd}{4}[\s-]?\p{Nd}{4}[\s-]?(\p{Nd}{4})(?!\p{Nd})/gu;

/** Two letters and thirteen digits, as an Indian driving licence is written. */
const licenceNumber =
  /(?<![\p{L}\p{Nd}])[A-Z]{2}[\s-]?\p{Nd}{2}[\s-]?\p{Nd}{4}[\s-]?\p{Nd}{3}(\p{Nd}{4})(?!\p{Nd})/giu;

/** A text without identity numbers, of which the last four digits stay. Phone numbers are left alone. */
export function maskIdentity(text: string): string {
  return text.replace(aadharNumber, "XXXX XXXX $1").replace(licenceNumber, "XXXX XXXX $1");
}
