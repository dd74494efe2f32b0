import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors.ts";
import { sqliteFileName } from "./connect.ts";

/** What a database file holds, as far as a backup is checked for it. */
export interface Inventory {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The id of the vault key that its identity numbers are sealed under; undefined when none was ever needed. */
  readonly vaultKeyId: string | undefined;
}

/** Acknowledged rows only ever become more, so a backup that has fewer than were there before it is none. */
const growing = ["contact_messages", "applicants", "applicant_identities"];

/**
 * Copies the database of a data folder into one file while a server uses it: all that was committed when it began, in
 * one consistent state. The copy is opened and checked before it takes its name.
 *
 * @param target must not exist.
 * @throws StartError when there is nothing to copy, the target exists or the copy does not hold what it should.
 */
export function backUp(dataFolder: string, target: string): Inventory {
  const file = path.resolve(dataFolder, sqliteFileName);
  if (!existsSync(file)) throw new StartError(`There is no database ${file}. Set DATA_DIR to its folder.`);
  if (existsSync(target)) throw new StartError(`${target} exists already. Name another file.`);
  const draft = `${target}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    // SQLite fills a file that is empty; made here, no other user can read it at any moment.
    writeFileSync(draft, "", { mode: 0o600, flag: "wx" });
    const before = copyInto(file, draft);
    const inventory = takeInventory(draft);
    for (const table of growing) {
      if ((inventory.rows[table] ?? 0) < (before.rows[table] ?? 0)) {
        throw new StartError(`The copy lacks rows of ${table}. Nothing was kept of it; try again.`);
      }
    }
    syncToDisk(draft);
    // Unlike a rename, a link never replaces what somebody else has put there meanwhile.
    linkSync(draft, target);
    syncToDisk(path.dirname(target));
    return inventory;
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(draft + suffix, { force: true });
  }
}

/** `VACUUM INTO` reads in one transaction, which writers do not disturb; the backup call of SQLite starts anew at each write. */
function copyInto(file: string, draft: string): Inventory {
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const before = inventoryOf(source);
    source.prepare("vacuum into ?").run(draft);
    return before;
  } finally {
    source.close();
  }
}

/**
 * Puts a backup into a data folder. The old database, if there is one, stays beside it under another name. Killed at any
 * moment it leaves either the old database or the new one.
 *
 * @returns what the backup holds, and where the old database is now.
 * @throws StartError when the backup is damaged, the folder is in use, or it has a database and `force` is not set.
 */
export function restore(
  backup: string,
  dataFolder: string,
  options: { readonly force: boolean; readonly now: Date },
): { readonly inventory: Inventory; readonly replaced: string | undefined } {
  if (!existsSync(backup)) throw new StartError(`There is no backup ${backup}.`);
  const file = path.resolve(dataFolder, sqliteFileName);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const hasDatabase = existsSync(file);
  const release = hasDatabase ? holdAlone(file) : () => undefined;
  const draft = `${file}.${process.pid}.part`;
  try {
    if (hasDatabase && !options.force) {
      throw new StartError(
        `${file} exists already. Restore into another DATA_DIR, or add --force: the old database is then kept beside it.`,
      );
    }
    copyFileSync(backup, draft);
    chmodSync(draft, 0o600);
    const inventory = takeInventory(draft);
    syncToDisk(draft);
    const replaced = hasDatabase ? `${file}.before-${stampOf(options.now)}` : undefined;
    if (replaced) linkSync(file, replaced);
    else for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
    renameSync(draft, file);
    syncToDisk(path.dirname(file));
    return { inventory, replaced };
  } finally {
    release();
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(draft + suffix, { force: true });
  }
}

/**
 * Takes a database that nobody else has open, and keeps everybody out until it is released. What stood in its WAL is in
 * the file afterwards.
 *
 * @throws StartError when a server, or anything else, has it open.
 */
export function holdAlone(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving the WAL needs the file for oneself alone: with a server on it this is refused.
    database.exec("pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    database.close();
    throw new StartError(
      `${file} is in use or cannot be opened (${(error as Error).message}). Stop the server first.`,
    );
  }
  return () => database.close();
}

/**
 * Opens a database file and checks every page of it.
 *
 * @throws StartError when it is damaged or none of ours.
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
    throw new StartError(`${file} is damaged or no database of this program (${(error as Error).message}).`);
  } finally {
    database?.close();
  }
}

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

/** A moment as a part of a file's name, e.g. "2026-01-02T03-04-05-678Z". */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, "-");
}

function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
