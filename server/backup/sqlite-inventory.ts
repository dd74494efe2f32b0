import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../operator-error.ts";
import type { Inventory } from "./inventory.ts";

/**
 * Opens a database file and checks every page of it.
 *
 * @throws OperatorError when it is damaged or not a database of this program.
 */
export function takeInventory(file: string): Inventory {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec("pragma journal_mode = delete");
    const found = database.prepare("pragma integrity_check").all();
    if (found.length !== 1 || found[0]?.integrity_check !== "ok")
      throw new Error("the integrity check failed");
    const broken = database.prepare("pragma foreign_key_check").all();
    if (broken.length > 0) throw new Error("rows refer to others that are not there");
    return inventoryOf(database);
  } catch (error) {
    throw new OperatorError(
      `${file} is damaged or no database of this program (${(error as Error).message}).`,
    );
  } finally {
    database?.close();
  }
}

/** Counts what an open database holds. */
export function inventoryOf(database: DatabaseSync): Inventory {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name));
  if (!tables.includes("schema_migrations")) throw new Error("it lacks our tables");
  const rows = tables.map((table) => {
    const counted = database.prepare(`select count(*) as count from "${table}"`).get();
    return [table, Number(counted?.count)] as const;
  });
  const key = tables.includes("vault_keys")
    ? database.prepare("select key_id from vault_keys").get()
    : undefined;
  return {
    rows: Object.fromEntries(rows),
    vaultKeyId: key?.key_id === undefined ? undefined : String(key.key_id),
  };
}
