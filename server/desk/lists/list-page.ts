import type { Expression, SqlBool } from "kysely";
import type { ExportCount } from "#contract/desk/common.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import type { Database } from "../../database/connect.ts";
import { countUpTo, type Limitable } from "../../database/count-up-to.ts";
import type { RecordTable } from "../../record-names.ts";
import { referenceIn } from "../../records/references.ts";
import { decodeCursor, type ListPosition, type Page, pageOfRows } from "./cursor.ts";
import { hasPhoneEnd, phoneEndIn } from "./phone-search.ts";
import { postgresHits } from "./postgres-search.ts";
import { searchNewest } from "./search-newest.ts";
import { sqliteHits } from "./sqlite-search.ts";

/**
 * How a list is read under its filters. What a search finds is newest first, whatever the list's order.
 *
 * A route calls its `.list.ts`, which makes the source from the filters (`orderedSource`) and calls `readPage` below.
 * Without a search that reads the source by its cursor. With one, the engine's search gives the ids of hits, newest first
 * (`sqlite-search.ts`, `postgres-search.ts`), and `searchNewest` keeps those that the filters let through.
 */
export interface ListSource<Row> {
  readonly table: RecordTable;
  /** Reads at most `limit` rows after a position, in the list's order. */
  readonly readAfter: (position: ListPosition | undefined, limit: number) => Promise<readonly Row[]>;
  /** Reads those of these ids that the filters let through, and that a condition does not hold for. */
  readonly readIds: (ids: readonly string[], except?: Expression<SqlBool>) => Promise<readonly Row[]>;
  /** Reads at most `limit` rows that a condition holds for, by arrival from the newest back, after a position. */
  readonly readNewest: (
    condition: Expression<SqlBool>,
    position: ListPosition | undefined,
    limit: number,
  ) => Promise<readonly Row[]>;
  /** For PostgreSQL: the columns id, received_at and search of what the filters let through after a position. */
  readonly searched: (position: ListPosition | undefined) => Expression<unknown>;
  readonly positionOf: (row: Row) => ListPosition;
  /** The ids of what the filters let through, in parts, each in the order of an index. */
  readonly idsInParts: () => readonly Limitable[];
}

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** Begins the key of a cursor whose page ended among the records that are found by their phone number. */
const phonePrefix = "phone ";

/**
 * One page of a list, or of what a search finds in it. Records whose phone number ends with the searched digits come
 * first; the page with the last of them has what the words find as well.
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
  if (position && !position.key.startsWith(phonePrefix))
    return searchWords(database, q, position, limit, others);
  const after = position && { ...position, key: position.key.slice(phonePrefix.length) };
  const byPhone = pageOfRows(await list.readNewest(condition, after, limit + 1), limit, (row) => {
    const { key, id } = list.positionOf(row);
    return { key: phonePrefix + key, id };
  });
  if (byPhone.nextCursor !== null) return byPhone;
  const byWords = await searchWords(database, q, undefined, limit, others);
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

/** Counting further would read much of a large table for a figure that nobody needs exactly. */
const maxExportRowsCounted = 10_000;
/** What a search finds is read to be counted. */
const maxFound = 1_000;

/** How many rows `readAll` would give, counted up to a limit. */
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
  for (const ids of list.idsInParts())
    count += await countUpTo(database.readOnly, ids, maxExportRowsCounted + 1);
  return { rows: Math.min(count, maxExportRowsCounted), more: count > maxExportRowsCounted };
}

/** Few enough to be written between two requests of others, which wait meanwhile. */
const exportStep = 100;

/** All rows of a list, or of what a search finds in it, for an export: page by page. */
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
