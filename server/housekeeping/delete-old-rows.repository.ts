import { sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { RetentionRule } from "./housekeeping.ts";

/**
 * Deletes the rows of a table from before a time, the oldest first.
 *
 * @param keys the columns of the primary key.
 * @param time the column of the time.
 */
export function deleteOldRows<Table extends keyof Tables>(
  table: Table,
  keys: readonly (keyof Tables[Table] & string)[],
  time: keyof Tables[Table] & string,
): RetentionRule["deleteOld"] {
  const key = sql.join(keys.map((column) => sql.ref(column)));
  return async (transaction, before, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${key}) in (
        select ${key} from ${sql.table(table)} where ${sql.ref(time)} < ${before.toISOString()}
        order by ${sql.ref(time)} limit ${limit}
      )
    `.execute(transaction);
    return Number(numAffectedRows);
  };
}
