import { sql } from "kysely";

/**
 * `received_at` as an expression, which indexes of migration 18 have. It is for sorting few rows: to sort them by the
 * column itself, PostgreSQL would walk the index of all times past every newer record, to the end if there are no rows.
 */
export const indexedTime = sql<string>`received_at || ''`;
