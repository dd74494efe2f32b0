import { sql } from "kysely";

/**
 * `received_at` as migration 18 indexed it, to sort by. Sorted by the bare column, PostgreSQL would look for a few rows
 * in the index of all times: through everything that came since, and through all records for a word that none holds.
 */
export const indexedTime = sql<string>`received_at || ''`;
