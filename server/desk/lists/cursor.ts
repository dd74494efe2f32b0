import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { storableText } from "#contract/storable-text.ts";
import { unknownCursor } from "../desk-errors.ts";

/** The position of a row in a list: its sort key, then its id. */
export interface ListPosition {
  readonly key: string;
  readonly id: string;
}

export function encodeCursor({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** @throws HttpError 400 for a text that is no cursor. */
export function decodeCursor(cursor: string): ListPosition {
  try {
    const [key, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { key, id };
  } catch {
    throw unknownCursor();
  }
}

const positionSchema = z.tuple([storableText(), storableText()]);

export function comparePositions(a: ListPosition, b: ListPosition): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** One page of a list. `nextCursor` is null on the last page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** A page of rows, of which one more than `limit` was read to see whether there is a next page. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => ListPosition,
): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null };
}

/** The condition that a row is after a position, in the order of a column and then of the id. */
export function isAfter(
  position: ListPosition,
  columns: { readonly key: string; readonly id: string },
  direction: "asc" | "desc",
): RawBuilder<boolean> {
  const after = direction === "asc" ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(columns.key)}, ${sql.ref(columns.id)}) ${after} (${position.key}, ${position.id})`;
}
