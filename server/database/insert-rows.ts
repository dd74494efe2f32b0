import { type Insertable, type RawBuilder, sql } from "kysely";
import { engineOf, type Queryable } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Inserts rows by a statement whose text is the same for any number of them: all values are one JSON parameter. A list of
 * values would be another text for each number of rows, with a parameter for each value; to build and prepare it took
 * longer than to run it.
 *
 * @param rows at least one; all have the same columns.
 */
export function insertRows<Table extends keyof Tables & string>(
  db: Queryable,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table] & string)[];
  const source = engineOf(db) === "sqlite" ? readJsonOnSqlite : readJsonOnPostgres;
  return db
    .insertInto(table)
    .columns(columns)
    .expression(source(table, columns, JSON.stringify(rows)));
}

/** The condition tells the parser that a following `on` begins no join. */
function readJsonOnSqlite(_table: string, columns: readonly string[], json: string): RawBuilder<unknown> {
  const values = columns.map((column) => sql`value ->> ${sql.lit(column)}`);
  return sql`select ${sql.join(values)} from json_each(${json}) where true`;
}

function readJsonOnPostgres(table: string, columns: readonly string[], json: string): RawBuilder<unknown> {
  const values = columns.map((column) => sql.ref(column));
  return sql`select ${sql.join(values)} from json_populate_recordset(null::${sql.table(table)}, ${json})`;
}
