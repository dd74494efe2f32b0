/** What a backup is checked for. */
export interface Inventory {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The id of the vault key that its identity numbers are sealed under; undefined if it has none. */
  readonly vaultKeyId: string | undefined;
}

/** Whether both hold the same number of rows in the same tables, under the same key. */
export function isSameInventory(one: Inventory, other: Inventory): boolean {
  const key = ({ rows, vaultKeyId }: Inventory) => JSON.stringify([Object.entries(rows).sort(), vaultKeyId]);
  return key(one) === key(other);
}
