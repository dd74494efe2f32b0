import { sql } from "kysely";
import type { ReadOnly } from "../../database/database.ts";

/** A prefix of at most this many stored words is replaced by these words. Otherwise FTS5 gets the prefix. */
const maxWords = 20;

/** Words that FTS5 stores as typed, in lower case. It folds other letters by its own tables. */
const storedAsTyped = /^[a-z\d\p{Script=Devanagari}\p{Script=Gurmukhi}]+$/u;

interface FtsQuery {
  readonly text: string;
  /** A prefix has so many expansions that FTS5 gathers all their hits. */
  readonly isBroad: boolean;
}

/**
 * The FTS5 query for words or their prefixes.
 *
 * FTS5 gathers all hits of a prefix before it gives the newest, but walks the hits of whole words from the newest back.
 * So each prefix is replaced by its expansions, the words that begin with it: with two common words in a million
 * messages, a search takes 0.5 ms instead of 27.
 *
 * @param index the FTS5 table.
 */
export async function ftsQuery(db: ReadOnly, index: string, terms: readonly string[]): Promise<FtsQuery> {
  let isBroad = false;
  const parts = await Promise.all(
    terms.map(async (term) => {
      const words = storedAsTyped.test(term) ? await wordsBeginningWith(db, index, term) : [];
      const isShort = words.length > 0 && words.length <= maxWords;
      isBroad ||= words.length > maxWords;
      return isShort ? `(${words.map(quoted).join(" OR ")})` : `${quoted(term)}*`;
    }),
  );
  return { text: parts.join(" AND "), isBroad: isBroad && terms.every((term) => storedAsTyped.test(term)) };
}

/** Quoted, so that a word holds no operators of FTS5. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

/** The expansions of a prefix, at most one more than `maxWords`; each takes one look into the vocabulary. */
async function wordsBeginningWith(db: ReadOnly, index: string, beginning: string): Promise<string[]> {
  const vocabulary = sql.table(`temp.${index}_words`);
  // A temporary table, which stores nothing, because this connection cannot write.
  await sql`create virtual table if not exists ${vocabulary}
    using fts5vocab(main, ${sql.table(index)}, instance)`.execute(db);
  const end = `${beginning}\u{10ffff}`;
  // No word holds char(1), so `>= word || char(1)` finds the next word at once; `> word` would step over each
  // occurrence.
  const { rows } = await sql<{ word: string }>`
    with recursive words (word, number) as (
      select (select term from ${vocabulary} where term >= ${beginning} and term < ${end} limit 1), 0
      union all
      select (select term from ${vocabulary} where term >= word || char(1) and term < ${end} limit 1), number + 1
      from words where word is not null and number < ${sql.lit(maxWords)}
    )
    select word from words where word is not null`.execute(db);
  return rows.map(({ word }) => word);
}
