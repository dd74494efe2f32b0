import type { Database } from "../../database/connect.ts";
import { referenceIn } from "../../submissions/references.ts";
import { decodeCursor, type ListPlace, pageOfRows } from "./cursor.ts";
import { searchTerms } from "./search-terms.ts";
import { type SearchPage, searchNewestFirst } from "./sqlite-search.ts";

export interface ListReader<Row> {
  /** Reads those of these ids that the other filters let through. */
  readonly readIds: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** Reads at most `limit` rows after a place, in the list's order. */
  readonly readAfter: (place: ListPlace | undefined, limit: number) => Promise<readonly Row[]>;
  readonly placeOf: (row: Row) => ListPlace;
}

/** One page of a list. On SQLite a search walks the index of words; PostgreSQL searches in the query itself. */
export async function readPage<Row extends { readonly id: string }>(
  { kysely, engine }: Database,
  table: "contact_messages" | "applicants",
  { cursor, limit, q }: { cursor?: string | undefined; limit: number; q?: string | undefined },
  { readIds, readAfter, placeOf }: ListReader<Row>,
): Promise<SearchPage<Row>> {
  const place = cursor === undefined ? undefined : decodeCursor(cursor);
  if (q && !referenceIn(q) && engine === "sqlite") {
    const terms = searchTerms(q);
    if (terms.length === 0) return { rows: [], nextCursor: null };
    return searchNewestFirst(kysely, table, terms, { place, limit }, readIds);
  }
  return pageOfRows(await readAfter(place, limit + 1), limit, placeOf);
}

const exportStep = 500;

/** All rows of a list in order, so many at a time, for an export. */
export async function* readAll<Row>({
  readAfter,
  placeOf,
}: Pick<ListReader<Row>, "readAfter" | "placeOf">): AsyncGenerator<readonly Row[]> {
  for (let place: ListPlace | undefined; ; ) {
    const rows = await readAfter(place, exportStep);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < exportStep) return;
    place = placeOf(last);
  }
}
