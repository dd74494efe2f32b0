import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { requireDatabase, sqliteFileName } from "../database/connect.ts";
import { giveToFolderOwner } from "../files/file-modes.ts";
import { linkIntoPlace, temporaryFileFor } from "../files/new-file.ts";
import { syncToDisk } from "../files/sync-to-disk.ts";
import { makeTemporaryFolder } from "../files/temporary-folder.ts";
import { OperatorError } from "../operator-error.ts";
import type { Inventory } from "./inventory.ts";
import { lockExclusively } from "./sqlite-lock.ts";
import { stampOf } from "./stamp.ts";

/** Only an erasure deletes rows of these tables, and adds an entry to the audit log for each record. */
const tablesCompared = ["contact_messages", "contact_originals", "applicants", "applicant_identities"];

/**
 * Copies the database of a data folder into one file while a server uses it. The copy holds one consistent state: all
 * that was committed at the start. It is opened and checked before it gets its name.
 *
 * @param target must not exist.
 * @throws OperatorError when there is nothing to copy, the target exists or the copy does not hold what it should.
 */
export function backUpSqlite(dataFolder: string, target: string): Inventory {
  const file = path.resolve(dataFolder, sqliteFileName);
  requireDatabase({ databaseUrl: undefined, dataFolder });
  const temporary = temporaryFileFor(target);
  try {
    // SQLite fills an empty file. Created here, it is never readable by other users.
    writeFileSync(temporary, "", { mode: 0o600, flag: "wx" });
    const before = copyInto(file, temporary);
    const inventory = takeInventory(temporary);
    requireRows(inventory, before);
    linkIntoPlace(temporary, target);
    return inventory;
  } finally {
    removeDatabase(temporary);
  }
}

/** @throws OperatorError when more rows are missing than the audit log of the copy has new entries. */
function requireRows({ rows }: Inventory, before: Inventory): void {
  const missing = (table: string) => (before.rows[table] ?? 0) - (rows[table] ?? 0);
  const entriesSince = -missing("desk_audit");
  for (const table of tablesCompared)
    if (missing(table) > entriesSince)
      throw new OperatorError(`The copy lacks rows of ${table}. Nothing was kept of it; try again.`);
}

/**
 * `VACUUM INTO` reads in one transaction, undisturbed by writers. SQLite's backup API starts again after each write.
 * The rows are counted in a transaction before it, because a vacuum cannot run inside one.
 *
 * @returns what the source held before the copy.
 */
function copyInto(file: string, temporary: string): Inventory {
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    source.exec("begin");
    const before = inventoryOf(source);
    source.exec("commit");
    source.prepare("vacuum into ?").run(temporary);
    return before;
  } finally {
    source.close();
  }
}

/**
 * Puts a backup into a data folder. An old database stays beside it under another name. If the process is killed, the
 * folder holds either the old database or the new one.
 *
 * @returns the rows of the backup, and the new name of the old database.
 * @throws OperatorError when the backup is damaged, the folder is in use, or it has a database and `force` is not set.
 */
export function restoreSqlite(
  backup: string,
  dataFolder: string,
  options: { readonly force: boolean; readonly now: Date },
): { readonly inventory: Inventory; readonly replaced: string | undefined } {
  if (!existsSync(backup)) throw new OperatorError(`There is no backup ${backup}.`);
  const file = path.resolve(dataFolder, sqliteFileName);
  const hasDatabase = existsSync(file);
  const release = hasDatabase ? lockExclusively(file) : () => undefined;
  const folder = makeTemporaryFolder(path.dirname(file));
  const temporary = path.join(folder, sqliteFileName);
  try {
    if (hasDatabase && !options.force) {
      throw new OperatorError(
        `${file} exists already. Restore into another DATA_DIR, or add --force: the old database is then kept beside it.`,
      );
    }
    copyFileSync(backup, temporary);
    chmodSync(temporary, 0o600);
    giveToFolderOwner(temporary);
    const inventory = takeInventory(temporary);
    syncToDisk(temporary);
    const replaced = hasDatabase ? `${file}.before-${stampOf(options.now)}` : undefined;
    if (replaced) linkSync(file, replaced);
    else for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
    renameSync(temporary, file);
    syncToDisk(path.dirname(file));
    return { inventory, replaced };
  } finally {
    release();
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
}

/**
 * Opens a database file and checks every page of it.
 *
 * @throws OperatorError when it is damaged or not a database of this program.
 */
function takeInventory(file: string): Inventory {
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
function inventoryOf(database: DatabaseSync): Inventory {
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
