import type { Transaction } from "kysely";
import { rowsInSteps } from "../database/rows-in-steps.ts";
import type { Tables } from "../database/tables.ts";
import type { MasterVault } from "../vault/vault.ts";

/** Rewraps all records of one kind under another master key. @returns how many. */
export type RewrapRecords = (
  transaction: Transaction<Tables>,
  from: MasterVault,
  to: MasterVault,
) => Promise<number>;

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
 * Rewraps all records under a new master key and stores the key's id. It is one transaction: even if the process is
 * killed, all records are under the old key or all under the new one.
 *
 * @returns how many records were rewrapped.
 */
export async function rotateKey(
  transaction: Transaction<Tables>,
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
