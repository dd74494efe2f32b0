import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../../database/connect.ts";

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

/** The condition that a record holds all these words; the beginning of a word is enough. */
export function matchesTerms(
  engine: Engine,
  table: "contact_messages" | "applicants",
  terms: readonly string[],
): RawBuilder<boolean> {
  if (engine === "postgres") {
    // Quoted, so that no character of a word is an operator.
    const query = terms
      .map((term) => `'${term.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`)
      .join(" & ");
    return sql<boolean>`${sql.ref(`${table}.search`)} @@ ${query}::tsquery`;
  }
  const query = ftsQuery(terms);
  return sql<boolean>`${sql.ref(`${table}.id`)} in (
    select record_id from ${sql.table(`${table}_documents`)} where number in (
      select rowid from ${sql.table(`${table}_search`)} where ${sql.table(`${table}_search`)} match ${query}
    ))`;
}

/** Quoted, so that no character of a word is an operator of FTS5. The star finds longer words. */
export function ftsQuery(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"*`).join(" ");
}
