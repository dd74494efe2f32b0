/** Characters of HTML and templates, and the quotation marks themselves. No client may take a quotation for markup. */
const unquotable = /[<>{}“”]/g;
/** A number that redact() has blacked out. */
const blackedOut = /█+/g;

/** The visitor's own words as an answer quotes them between “ and ”: one line, at most `maxCharacters` of it. */
export function quotation(text: string, maxCharacters = 200): string {
  const line = text.replace(blackedOut, "…").replace(unquotable, " ").replace(/\s+/g, " ").trim();
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line;
}
