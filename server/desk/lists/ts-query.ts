/** Quoted, so that no character of a word is an operator of a tsquery. The star finds longer words. */
export function tsQuery(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`).join(" & ");
}
