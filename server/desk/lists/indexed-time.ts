import { sql } from "kysely";

/**
 * `received_at` as migration 18 indexes it, to sort few rows by. For the bare column PostgreSQL would use the index of
 * all times, and look for the rows through everything newer, or through all records if there are none.
 */
export const indexedTime = sql<string>`received_at || ''`;
