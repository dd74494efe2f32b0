import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import { rowsInSteps } from "../database/rows-in-steps.ts";
import type { Tables } from "../database/tables.ts";
import type { MasterVault, WrappedKey } from "../vault/vault.ts";

/** Rewraps all records of one kind under another master key. @returns how many. */
export type RewrapRecords = (transaction: Transaction, from: MasterVault, to: MasterVault) => Promise<number>;

/** Rewraps records in the order of their ids. @returns how many. */
export async function rewrapInSteps<Row extends { readonly id: string }>(
  readAfter: Parameters<typeof rowsInSteps<Row>>[0],
  rewrapRow: (row: Row) => Promise<unknown>,
): Promise<number> {
  let rewrapped = 0;
  for await (const row of rowsInSteps(readAfter)) {
    await rewrapRow(row);
    rewrapped += 1;
  }
  return rewrapped;
}

/**
 * Wraps the key of every sealed text of a table under the new master key. The texts stay sealed as they are.
 *
 * @param idColumn names a row.
 * @param recordIdOf gives the id that the texts were sealed for.
 */
export function rewrapTable<Table extends keyof Tables>(
  table: Table,
  idColumn: keyof Tables[Table] & string,
  recordIdOf: (id: string) => string = (id) => id,
): RewrapRecords {
  const column = sql.ref(idColumn);
  return (transaction, from, to) =>
    rewrapInSteps(
      async (after, limit) => {
        const { rows } = await sql<WrappedKey & { id: string }>`
          select ${column} as id, key_id, wrapped_key from ${sql.table(table)}
          where ${column} > ${after} order by ${column} limit ${limit}`.execute(transaction);
        return rows;
      },
      ({ id, ...wrapped }) => {
        const recordId = recordIdOf(id);
        const { key_id, wrapped_key } = to.wrap(recordId, from.unwrap(recordId, wrapped));
        return sql`
          update ${sql.table(table)} set key_id = ${key_id}, wrapped_key = ${wrapped_key}
          where ${column} = ${id}`.execute(transaction);
      },
    );
}

/**
 * Rewraps all records under a new master key and stores the key's id. It is one transaction: even if the process is
 * killed, all records are under the old key or all under the new one.
 *
 * @returns how many records were rewrapped.
 */
export async function rotateKey(
  transaction: Transaction,
  from: MasterVault,
  to: MasterVault,
  kinds: readonly RewrapRecords[],
  now: Date,
): Promise<number> {
  let rewrapped = 0;
  for (const rewrap of kinds) rewrapped += await rewrap(transaction, from, to);
  await transaction
    .updateTable("vault_keys")
    .set({ key_id: to.keyId, first_used_at: now.toISOString() })
    .where("key_id", "=", from.keyId)
    .executeTakeFirstOrThrow();
  return rewrapped;
}
