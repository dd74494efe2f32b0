import { type Expression, sql } from "kysely";
import type { Queryable } from "../../database/connect.ts";
import { tsQuery } from "./ts-query.ts";

/** A word that one record in fifty holds fills a page out of so many records. */
const mostWalked = 2_500;

/**
 * The ids of what matches a search, newest first. A common word fills the page out of the newest records. Only if it
 * does not, all hits are read by the index of words and sorted.
 *
 * Left to choose, PostgreSQL walks the list's index for a rare word too, because it expects hits: without any, through
 * all records. An expression to sort by keeps it from that index.
 *
 * @param candidates the records among which to search, without order: their columns id, received_at and search.
 */
export async function searchNewestIds(
  db: Queryable,
  candidates: Expression<unknown>,
  terms: readonly string[],
  limit: number,
): Promise<string[]> {
  const matches = sql`search @@ ${tsQuery(terms)}::tsquery`;
  const newest = sql`select * from (${candidates}) as candidates
    order by received_at desc, id desc limit ${sql.lit(mostWalked)}`;
  const walked = await sql<{ id: string }>`
    select id from (${newest}) as newest where ${matches}
    order by received_at desc, id desc limit ${limit}`.execute(db);
  const { rows } =
    walked.rows.length === limit
      ? walked
      : await sql<{ id: string }>`
          select id from (${candidates}) as candidates where ${matches}
          order by received_at || '' desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
