import type { AliasableExpression } from "kysely";
import type { ReadOnly } from "./database.ts";

/** Rows of which the first ones can be taken. */
export interface Limitable {
  limit(most: number): AliasableExpression<unknown>;
}

/** How many rows there are, counted up to a limit, so that a figure does not read a whole table. */
export async function countUpTo(db: ReadOnly, rows: Limitable, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(most).as("some") as never)
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
