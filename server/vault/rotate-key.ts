import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { MasterVault } from "./vault.ts";

/** Gives one kind of sealed record over from one master key to another, all of them in this transaction. */
export type RewrapRecords = (
  transaction: Transaction<Tables>,
  from: MasterVault,
  to: MasterVault,
) => Promise<number>;

/** Records of so many rows stand in memory at once, however many there are. */
const stepRows = 500;

/**
 * Moves records in steps, in the order of their ids.
 *
 * @param readAfter reads at most `limit` rows whose ids come after `id`, in their order.
 * @returns how many records were moved.
 */
export async function rewrapInSteps<Row extends { readonly id: string }>(
  readAfter: (id: string, limit: number) => Promise<readonly Row[]>,
  moveRow: (row: Row) => Promise<unknown>,
): Promise<number> {
  let moved = 0;
  let last = "";
  for (;;) {
    const rows = await readAfter(last, stepRows);
    for (const row of rows) await moveRow(row);
    moved += rows.length;
    if (rows.length < stepRows) return moved;
    last = rows.at(-1)?.id ?? last;
  }
}

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
  moves: readonly RewrapRecords[],
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
