import { type RawBuilder, sql } from "kysely";
import { termsPattern } from "#contract/desk/search-terms.ts";
import type { ReadOnly } from "../../database/database.ts";
import type { RecordTable } from "../../records/record-names.ts";
import { unknownCursor } from "../desk-errors.ts";
import { ftsQuery } from "./fts-query.ts";
import { maxScanned, type ReadHits } from "./search-newest.ts";

/**
 * The records that match a search, newest first: FTS5 walks its hits from the newest back. Sorting all hits of a common
 * word by another column takes 300 ms with 50,000 messages (decision 22).
 */
export function sqliteHits(db: ReadOnly, table: RecordTable, terms: readonly string[]): ReadHits {
  const index = sql.table(`${table}_search`);
  const documents = sql.table(`${table}_documents`);
  let query: ReturnType<typeof ftsQuery> | undefined;
  return async (position, count) => {
    const before = position === undefined ? Number.MAX_SAFE_INTEGER : Number(position.key);
    if (!Number.isSafeInteger(before)) throw unknownCursor();
    query ??= ftsQuery(db, `${table}_search`, terms);
    const { text, isBroad } = await query;
    if (isBroad) {
      const scanned = await scanNewest(db, documents, terms, before, count);
      if (scanned.length === count) return scanned;
    }
    const { rows } = await sql<HitRow>`
      select number, record_id from ${index} join ${documents} on number = ${index}.rowid
      where ${index} match ${text} and ${index}.rowid < ${before}
      order by ${index}.rowid desc limit ${count}`.execute(db);
    return rows.map(hit);
  };
}

interface HitRow {
  number: number;
  record_id: string;
}

function hit({ number, record_id: id }: HitRow) {
  return { id, position: { key: String(number), id: "" } };
}

/** FTS5 finds words with accents for terms without accents, and so must `scanNewest`. */
const accented = /[\u00c0-\u024f]/u;

/** Looks through the newest records themselves, because FTS5 gathers all hits of a broad prefix before the newest. */
async function scanNewest(
  db: ReadOnly,
  documents: RawBuilder<unknown>,
  terms: readonly string[],
  before: number,
  count: number,
) {
  const holdsAll = sql.join(
    terms.map((term) => sql`words like ${`%${term}%`}`),
    sql` and `,
  );
  const { rows } = await sql<HitRow & { words: string }>`
    select number, record_id, words from ${documents}
    where number < ${before}
      and number >= (select max(number) from ${documents} where number < ${before}) - ${sql.lit(maxScanned)}
      and ((${holdsAll}) or words glob ${"*[\u00c0-\u024f]*"})
    order by number desc limit ${count * 2}`.execute(db);
  const patterns = terms.map((term) => termsPattern([term]));
  const matches = (words: string) => patterns.every((pattern) => words.search(pattern) >= 0);
  return rows
    .filter(({ words }) => matches(words) || (accented.test(words) && matches(withoutAccents(words))))
    .slice(0, count)
    .map(hit);
}

function withoutAccents(words: string): string {
  return words.normalize("NFD").replace(/[\u0300-\u036f]/gu, "");
}
