import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { MasterVault } from "./vault.ts";

/** Gives one kind of sealed record over from one master key to another, all of them in this transaction. */
export type MoveRecords = (
  transaction: Transaction<Tables>,
  from: MasterVault,
  to: MasterVault,
) => Promise<number>;

/**
 * Gives the database over to a new master key: every record and the key's id in one transaction, so that whoever looks,
 * and whatever is killed, finds all under the old key or all under the new.
 *
 * @returns how many records were moved.
 */
export async function rotateKey(
  transaction: Transaction<Tables>,
  from: MasterVault,
  to: MasterVault,
  moves: readonly MoveRecords[],
  now: Date,
): Promise<number> {
  let moved = 0;
  for (const move of moves) moved += await move(transaction, from, to);
  await transaction
    .updateTable("vault_keys")
    .set({ key_id: to.keyId, first_used_at: now.toISOString() })
    .where("key_id", "=", from.keyId)
    .executeTakeFirstOrThrow();
  return moved;
}
