/** A text in a line of a vCard (RFC 2426) or of an iCalendar file (RFC 5545). */
export function escapeLine(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");
}
