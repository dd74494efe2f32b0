/** Characters of HTML and templates, and the quotation marks themselves. No client may take a quotation for markup. */
const unquotable = /[<>{}“”]/g;

/** The visitor's own words as an answer quotes them between “ and ”: one line, at most `mostCharacters` of it. */
export function quotation(text: string, mostCharacters = 200): string {
  const line = text.replace(unquotable, " ").replace(/\s+/g, " ").trim();
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line;
}
