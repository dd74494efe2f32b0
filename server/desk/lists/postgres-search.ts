import { type Expression, sql } from "kysely";
import type { ReadOnly } from "../../database/database.ts";
import type { RecordTable } from "../../records/record-names.ts";
import { isAfter, type ListPosition } from "./cursor.ts";
import { indexedTime } from "./indexed-time.ts";
import { maxScanned, type ReadHits } from "./search-newest.ts";

/** Stands for the ten days before each word of a query. It divides words, so no word holds it. */
const tenDays = "!";

/**
 * The records that match a search, newest first. It first looks through the newest records of the other filters, among
 * which it finds a common word. For any other word it then uses the index of words, ten days at a time (migration 18),
 * until there are enough hits.
 *
 * @param candidates the records of the other filters after a position, with the columns id, received_at and search.
 */
export function postgresHits(
  db: ReadOnly,
  table: RecordTable,
  terms: readonly string[],
  candidates: (position: ListPosition | undefined) => Expression<unknown>,
): ReadHits {
  const records = sql.table(table);
  const query = tsQuery(terms);
  const queryOfTenDays = tsQuery(terms.map((term) => tenDays + term));
  return async (position, count) => {
    const { rows: looked } = await sql<{ scanned: string } & (HitRow | { id: null; received_at: null })>`
      with newest as materialized (
        select * from (${candidates(position)}) as candidates
        order by received_at desc, id desc limit ${sql.lit(maxScanned)}
      )
      select scanned, id, received_at from (select count(*) as scanned from newest) as counted
      left join (
        select id, received_at from newest where search @@ ${query}::tsquery
        order by received_at desc, id desc limit ${count}
      ) as found on true
      order by received_at desc, id desc`.execute(db);
    const scanned = looked.flatMap((row) => (row.id === null ? [] : hit(row)));
    if (scanned.length === count || Number(looked[0]?.scanned) < maxScanned) return scanned;
    const isNext = position ? isAfter(position, { key: "received_at", id: "id" }, "desc") : sql`true`;
    const { rows } = await sql<HitRow>`
      with recursive periods (ten_days) as (
        select left(max(received_at), 9) from ${records} where ${position ? sql`received_at <= ${position.key}` : isNext}
        union all
        select (select left(max(received_at), 9) from ${records} where received_at < ten_days)
        from periods where ten_days is not null
      )
      select id, received_at from periods cross join lateral (
        select id, received_at from ${records}
        where words_of_ten_days(search, received_at) @@ replace(${queryOfTenDays}, ${tenDays}, ten_days)::tsquery
          and ${isNext}
        order by ${indexedTime} desc, id desc limit ${count}
      ) as found
      where ten_days is not null limit ${count}`.execute(db);
    return rows.map(hit);
  };
}

interface HitRow {
  id: string;
  received_at: string;
}

function hit({ id, received_at }: HitRow) {
  return { id, position: { key: received_at, id } };
}

/** Words are quoted, so that they hold no operators; the star also finds longer words. */
function tsQuery(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`).join(" & ");
}
