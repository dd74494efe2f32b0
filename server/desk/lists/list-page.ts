import type { Expression, SqlBool } from "kysely";
import type { ExportCount } from "#contract/desk/common.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import { countUpTo, type Limitable } from "../../database/count-up-to.ts";
import type { Database } from "../../database/database.ts";
import type { RecordTable } from "../../records/record-names.ts";
import { referenceIn } from "../../records/references.ts";
import { decodeCursor, encodeCursor, type ListPosition, type Page, pageOfRows } from "./cursor.ts";
import { hasPhoneEnd, phoneEndIn } from "./phone-search.ts";
import { postgresHits } from "./postgres-search.ts";
import { searchNewest } from "./search-newest.ts";
import { sqliteHits } from "./sqlite-search.ts";

/**
 * How a list is read under its filters ("The way of a list" in docs/server.md). A list that is searched must be in the
 * order "newest", whatever the query asks for: `inbox.list.ts` and `applicants.list.ts` see to it.
 */
export interface ListSource<Row> {
  readonly table: RecordTable;
  /** Reads at most `limit` rows after a position, in the list's order. */
  readonly readAfter: (position: ListPosition | undefined, limit: number) => Promise<readonly Row[]>;
  /** Reads which of these ids the filters let through, without those that meet a condition. */
  readonly readIds: (ids: readonly string[], except?: Expression<SqlBool>) => Promise<readonly Row[]>;
  /** Reads at most `limit` rows that meet a condition, after a position. Only in the order "newest". */
  readonly readNewest: (
    condition: Expression<SqlBool>,
    position: ListPosition | undefined,
    limit: number,
  ) => Promise<readonly Row[]>;
  /**
   * For PostgreSQL: the filtered rows after a position, with the columns id, received_at and search. Only in the order
   * "newest".
   */
  readonly searched: (position: ListPosition | undefined) => Expression<unknown>;
  readonly positionOf: (row: Row) => ListPosition;
  /** The filtered ids, in partitions that are each in the order of an index. */
  readonly idsByPartition: () => readonly Limitable[];
}

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** The beginning of a cursor's key whose page ended among hits by phone number. */
const phonePrefix = "phone ";

/** The cursor of a page that ended with the last hit by phone number. */
const startOfWords = encodeCursor({ key: "words", id: "" });

/**
 * A page of a list, or of the hits of a search in it. Records whose phone number ends with the searched digits come
 * first; the page with the last of them also begins the hits by words, if there is room.
 */
export async function readPage<Row extends { readonly id: string }>(
  database: Database,
  { cursor, limit, q }: PageQuery,
  list: ListSource<Row>,
): Promise<Page<Row>> {
  const position = cursor === undefined ? undefined : decodeCursor(cursor);
  if (!q || referenceIn(q))
    return pageOfRows(await list.readAfter(position, limit + 1), limit, list.positionOf);
  const phoneEnd = phoneEndIn(q);
  if (phoneEnd === undefined) return searchWords(database, q, position, limit, list);
  const condition = hasPhoneEnd(database.engine, list.table, phoneEnd);
  const others = { ...list, readIds: (ids: readonly string[]) => list.readIds(ids, condition) };
  if (cursor === startOfWords) return searchWords(database, q, undefined, limit, others);
  if (position && !position.key.startsWith(phonePrefix))
    return searchWords(database, q, position, limit, others);
  const after = position && { ...position, key: position.key.slice(phonePrefix.length) };
  const byPhone = pageOfRows(await list.readNewest(condition, after, limit + 1), limit, (row) => {
    const { key, id } = list.positionOf(row);
    return { key: phonePrefix + key, id };
  });
  if (byPhone.nextCursor !== null) return byPhone;
  const room = limit - byPhone.rows.length;
  // Without room one hit tells whether there is a next page.
  const byWords = await searchWords(database, q, undefined, Math.max(room, 1), others);
  if (room === 0) {
    const isEnd = byWords.rows.length === 0 && byWords.nextCursor === null;
    return { rows: byPhone.rows, nextCursor: isEnd ? null : startOfWords };
  }
  return { rows: [...byPhone.rows, ...byWords.rows], nextCursor: byWords.nextCursor };
}

async function searchWords<Row extends { readonly id: string }>(
  { engine, readOnly }: Database,
  q: string,
  position: ListPosition | undefined,
  limit: number,
  { table, readIds, searched }: ListSource<Row>,
): Promise<Page<Row>> {
  const terms = searchTerms(q);
  if (terms.length === 0) return { rows: [], nextCursor: null };
  const readHits =
    engine === "sqlite" ? sqliteHits(readOnly, table, terms) : postgresHits(readOnly, table, terms, searched);
  return searchNewest(readHits, { position, limit }, (ids) => readIds(ids));
}

/** Counts stop here: nobody needs larger ones exactly. */
const maxExportRowsCounted = 10_000;
/** The hits of a search have to be read to be counted. */
const maxFound = 1_000;

/** How many rows `readAll` gives, counted up to a limit. */
export async function countAll<Row extends { readonly id: string }>(
  database: Database,
  q: string | undefined,
  list: ListSource<Row>,
): Promise<ExportCount> {
  if (q && !referenceIn(q)) {
    const { rows, nextCursor } = await readPage(database, { limit: maxFound, q }, list);
    return { rows: rows.length, more: nextCursor !== null };
  }
  let count = 0;
  for (const ids of list.idsByPartition())
    count += await countUpTo(database.readOnly, ids, maxExportRowsCounted + 1);
  return { rows: Math.min(count, maxExportRowsCounted), more: count > maxExportRowsCounted };
}

/** Few enough that other requests do not wait long while they are written. */
const exportStep = 100;

/** All rows of a list, or all hits of a search in it, page by page. */
export async function* readAll<Row extends { readonly id: string }>(
  database: Database,
  q: string | undefined,
  list: ListSource<Row>,
): AsyncGenerator<readonly Row[]> {
  for (let cursor: string | undefined; ; ) {
    const { rows, nextCursor } = await readPage(database, { cursor, limit: exportStep, q }, list);
    yield rows;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
