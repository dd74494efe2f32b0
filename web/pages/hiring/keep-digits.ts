import { applicantDigits, type DigitField } from "#contract/applicant-digits.ts";
import { digitsIn, firstNumberIn, isUnfinished } from "#contract/digits.ts";

/** Keeps a control to the digits of its number, and to as many of them as the number has. */
export function keepDigits(field: DigitField, control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const kept = keptDigits(field, value, selectionStart ?? value.length);
  // Writing moves the caret and ends the browser's undo history, so it happens only when something has to go.
  if (kept.digits === value) return;
  control.value = kept.digits;
  control.setSelectionRange(kept.caret, kept.caret);
}

/**
 * The digits that stay of a text, and the caret's place among them. Digits that do not fit are dropped in front of the
 * caret, where they were typed, as `maxlength` does: a slip in the middle of a whole number does not cost its last
 * digit.
 */
export function keptDigits(
  field: DigitField,
  text: string,
  caret: number,
): { readonly digits: string; readonly caret: number } {
  const { digits: number, prefixLength } = firstNumberIn(field, text);
  const digitsBefore = digitsIn(text.slice(0, caret)).length - prefixLength;
  const position = Math.min(Math.max(0, digitsBefore), number.length);
  if (isUnfinished(field, number)) return { digits: number, caret: position };
  const count = applicantDigits[field];
  const surplus = Math.max(0, number.length - count);
  const end = Math.max(0, position - surplus);
  return { digits: (number.slice(0, end) + number.slice(position)).slice(0, count), caret: end };
}
