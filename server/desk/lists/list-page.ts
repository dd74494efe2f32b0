import type { Expression } from "kysely";
import { searchTerms } from "#contract/desk/search-terms.ts";
import type { Database } from "../../database/connect.ts";
import { referenceIn } from "../../submissions/references.ts";
import { decodeCursor, type ListPlace, pageOfRows } from "./cursor.ts";
import { searchNewestIds } from "./postgres-search.ts";
import { type SearchPage, searchNewestFirst } from "./sqlite-search.ts";

/** How a list is read under its filters. What a search finds is always newest first. */
export interface ListReader<Row> {
  readonly table: "contact_messages" | "applicants";
  /** Reads at most `limit` rows after a place, in the list's order. */
  readonly readAfter: (place: ListPlace | undefined, limit: number) => Promise<readonly Row[]>;
  /** Reads those of these ids that the filters let through. */
  readonly readIds: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** For PostgreSQL: the columns id, received_at and search of what the filters let through after a place. */
  readonly searched: (place: ListPlace | undefined) => Expression<unknown>;
  readonly placeOf: (row: Row) => ListPlace;
}

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** One page of a list, or of what a search finds in it. */
export async function readPage<Row extends { readonly id: string }>(
  { engine, reader }: Database,
  { cursor, limit, q }: PageQuery,
  { table, readAfter, readIds, searched, placeOf }: ListReader<Row>,
): Promise<SearchPage<Row>> {
  const place = cursor === undefined ? undefined : decodeCursor(cursor);
  if (!q || referenceIn(q)) return pageOfRows(await readAfter(place, limit + 1), limit, placeOf);
  const terms = searchTerms(q);
  if (terms.length === 0) return { rows: [], nextCursor: null };
  if (engine === "sqlite") return searchNewestFirst(reader, table, terms, { place, limit }, readIds);
  const ids = await searchNewestIds(reader, searched(place), terms, limit + 1);
  const rows = new Map((ids.length === 0 ? [] : await readIds(ids)).map((row) => [row.id, row]));
  return pageOfRows(
    ids.flatMap((id) => rows.get(id) ?? []),
    limit,
    placeOf,
  );
}

/** Few enough to be written between two requests of others, which wait meanwhile. */
const exportStep = 100;

/** All rows of a list, or of what a search finds in it, so many at a time, for an export. */
export async function* readAll<Row extends { readonly id: string }>(
  database: Database,
  q: string | undefined,
  list: ListReader<Row>,
): AsyncGenerator<readonly Row[]> {
  for (let cursor: string | undefined; ; ) {
    const { rows, nextCursor } = await readPage(database, { cursor, limit: exportStep, q }, list);
    yield rows;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
