import { sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { RetentionRule } from "./housekeeping.ts";

/**
 * Deletes the rows of a table that are older than a rule says, the oldest first.
 *
 * @param key the column that names a row.
 * @param time the column with the time that counts, in ISO 8601.
 */
export function deleteOldRows<Table extends keyof Tables>(
  table: Table,
  key: keyof Tables[Table] & string,
  time: keyof Tables[Table] & string,
): RetentionRule["deleteOld"] {
  return async (transaction, before, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before.toISOString()}
        order by ${sql.ref(time)} limit ${limit}
      )
    `.execute(transaction);
    return Number(numAffectedRows);
  };
}
