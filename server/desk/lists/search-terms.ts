/** Blanks and ASCII punctuation divide words, as in the search columns (migration 11). */
const dividers = /[\s!-/:-@[-`{-~।॥]+/;
const mostTerms = 8;
const longestTerm = 60;

/** The words of a search, in lower case. */
export function searchTerms(text: string): string[] {
  return text
    .toLowerCase()
    .split(dividers)
    .filter((term) => term !== "")
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm));
}

/** Quoted, so that no character of a word is an operator of a tsquery. The star finds longer words. */
export function tsQuery(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`).join(" & ");
}

/** Quoted, so that no character of a word is an operator of FTS5. The star finds longer words. */
export function ftsQuery(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"*`).join(" ");
}
