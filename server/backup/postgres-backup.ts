import { createHash, randomBytes } from "node:crypto";
import { closeSync, openSync, readSync, rmSync } from "node:fs";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { connectExisting } from "../database/connect.ts";
import type { Queryable } from "../database/database.ts";
import { refuseWhileServed } from "../database/refuse-while-served.ts";
import type { Tables } from "../database/tables.ts";
import { linkIntoPlace, temporaryFileFor } from "../files/new-file.ts";
import { OperatorError } from "../operator-error.ts";
import { type Inventory, isSameInventory } from "./inventory.ts";
import { runPostgresProgram } from "./postgres-programs.ts";
import { stampOf } from "./stamp.ts";

/**
 * Copies a PostgreSQL database into one file by `pg_dump` while servers use it, and restores the copy into a temporary
 * database of the same server to count its rows. The file gets its name only after that.
 *
 * @param target must not exist.
 * @throws OperatorError when the copy could not be made, or does not hold what it should.
 */
export async function backUpPostgres(url: string, target: string): Promise<Inventory> {
  const temporary = temporaryFileFor(target);
  try {
    const inventory = await dumpInto(url, temporary);
    await onServer(url, async (server) => {
      const trial = `${trialPrefix(nameIn(url))}${randomBytes(6).toString("hex")}`;
      await createDatabase(server, trial, nameIn(url));
      const restored = await fill(databaseOf(url, trial), temporary).catch((error) =>
        dropAfter(error, server, trial),
      );
      await drop(server, trial);
      if (!isSameInventory(restored, inventory))
        throw new OperatorError(
          `${target} was restored for a trial, and its rows are not those that were copied.`,
        );
    });
    linkIntoPlace(temporary, target);
    return inventory;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Puts a backup into the place of a database that no server uses. It fills a new database and changes the names at the
 * end, in one transaction: whatever stops it, the name stands for the old database or for the whole new one.
 *
 * @returns the rows of the backup, and the new name of the old database, if it held anything.
 * @throws OperatorError when the backup is damaged, a server is connected, or the database has tables and `force` is not
 * set.
 */
export async function restorePostgres(
  backup: string,
  url: string,
  { force, now }: { readonly force: boolean; readonly now: Date },
): Promise<{ readonly inventory: Inventory; readonly replaced: string | undefined }> {
  const name = nameIn(url);
  return onServer(url, async (server) => {
    await refuseWhileServed(server, name);
    const { rows: existing } = await sql`select 1 from pg_database where datname = ${name}`.execute(server);
    const isThere = existing.length > 0;
    const isEmpty = !isThere || (await hasNoTables(url));
    if (!isEmpty && !force)
      throw new OperatorError(
        `The database ${name} holds tables already. Name another in DATABASE_URL, or add --force: the old one is then kept beside it.`,
      );
    const stamp = stampOf(now).replace(/\D/g, "");
    const temporary = nameBeside(name, "restoring", stamp);
    const old = nameBeside(name, "before", stamp);
    await createDatabase(server, temporary, name);
    try {
      const inventory = await fill(databaseOf(url, temporary), backup);
      await server.transaction().execute(async (transaction) => {
        if (isThere) await rename(transaction, name, old);
        await rename(transaction, temporary, name);
      });
      if (isThere && isEmpty) await drop(server, old);
      return { inventory, replaced: isEmpty ? undefined : old };
    } catch (error) {
      return dropAfter(error, server, temporary);
    }
  });
}

/**
 * Other databases of the server that hold this one's rows: those that were replaced by a restore, and what restores and
 * trials that were killed have left. Earlier releases gave some a name that another site's may have too (`isSure`).
 */
export async function databasesLeftOf(
  url: string,
  db: Queryable,
): Promise<{ readonly name: string; readonly isSure: boolean }[]> {
  const { rows } = await sql<{
    name: string;
  }>`select datname as name from pg_database order by datname`.execute(db);
  const own = nameIn(url);
  return rows.flatMap(({ name }) => {
    const [, why = "", stamp = ""] = /_(before|restoring)_(\d{17})$/.exec(name) ?? [];
    const isSure = name === nameBeside(own, why, stamp) || name.startsWith(trialPrefix(own));
    const maybe =
      /^greenmile_trial_[0-9a-f]{12}$/.test(name) || name === `${own.slice(0, 30)}_${why}_${stamp}`;
    return isSure || maybe ? [{ name, isSure }] : [];
  });
}

/** How a restore names the databases that it makes or leaves beside one. A name has at most 63 bytes. */
function nameBeside(name: string, why: string, stamp: string): string {
  return `${shortName(name)}_${why}_${stamp}`;
}

/** How the names of the databases begin in which backups of one database are tried. */
function trialPrefix(name: string): string {
  return `greenmile_trial_${hashOf(name)}_`;
}

/** A name of at most 30 bytes. A long one ends with a hash: other sites' databases may begin with the same characters. */
function shortName(name: string): string {
  return Buffer.byteLength(name) <= 30 ? name : `${name.replace(/\W/g, "_").slice(0, 21)}_${hashOf(name)}`;
}

function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 8);
}

/** Whether a file is one that `pg_dump` wrote in its own format. */
export function isPostgresBackup(file: string): boolean {
  const descriptor = openSync(file, "r");
  try {
    const magic = Buffer.alloc(5);
    readSync(descriptor, magic);
    return magic.toString("latin1") === "PGDMP";
  } finally {
    closeSync(descriptor);
  }
}

/** Counts and copies the same state of the database, whatever is written meanwhile. */
async function dumpInto(url: string, file: string): Promise<Inventory> {
  return onDatabase(url, (kysely) =>
    kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => {
        const inventory = await takeInventory(
          transaction,
          `The database ${nameIn(url)} has no tables of this program. Does DATABASE_URL name the right one?`,
        );
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
        const snapshot = rows[0]?.id ?? "";
        await runPostgresProgram("pg_dump", url, [
          "--format=custom",
          "--no-owner",
          "--no-privileges",
          "--no-unlogged-table-data",
          `--snapshot=${snapshot}`,
          `--file=${file}`,
        ]);
        return inventory;
      }),
  );
}

/** Restores a file into an empty database, all or nothing. @returns what is in it then. */
async function fill(url: string, file: string): Promise<Inventory> {
  await runPostgresProgram("pg_restore", url, [
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
    file,
  ]);
  return onDatabase(url, (db) =>
    takeInventory(db, `${file} is no backup of this program: it has other tables.`),
  );
}

/**
 * Unlogged tables are left out: they hold what may be forgotten.
 *
 * @throws OperatorError with `ifForeign` when the tables are not those of this program.
 */
async function takeInventory(db: Queryable, ifForeign: string): Promise<Inventory> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname
  `.execute(db);
  if (!tables.some(({ name }) => name === "schema_migrations")) throw new OperatorError(ifForeign);
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counted[name] = Number(rows[0]?.count);
  }
  const hasKeys = tables.some(({ name }) => name === "vault_keys");
  const key = hasKeys ? await db.selectFrom("vault_keys").select("key_id").executeTakeFirst() : undefined;
  return { rows: counted, vaultKeyId: key?.key_id };
}

async function hasNoTables(url: string): Promise<boolean> {
  return onDatabase(url, async (kysely) => {
    const { rows } = await sql`
      select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1
    `.execute(kysely);
    return rows.length === 0;
  });
}

/** With the encoding and the locale of the database `like`, if that is there; else with those of the server. */
async function createDatabase(db: Kysely<Tables>, name: string, like: string): Promise<void> {
  const options = await localeOf(db, like);
  try {
    await sql`create database ${sql.id(name)} template template0 ${sql.join(options, sql` `)}`.execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new OperatorError(
      "A backup is tried in a database of its own, and restored into a new one, and the user of DATABASE_URL may not make one. As the administrator of PostgreSQL: alter role <user> createdb",
    );
  }
}

/** How PostgreSQL names the providers of a locale. */
const localeProviders = { c: "libc", i: "icu", b: "builtin" } as const;

/** The encoding and the locale of a database, as options of `create database`; none if it is not there. */
async function localeOf(db: Queryable, name: string): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ encoding: string; row: DatabaseRow }>`
    select pg_encoding_to_char(encoding) as encoding, to_jsonb(pg_database) as row
    from pg_database where datname = ${name}
  `.execute(db);
  const [found] = rows;
  if (!found) return [];
  const { datcollate, datctype, datlocprovider = "c", datlocale, daticulocale } = found.row;
  const provider = localeProviders[datlocprovider];
  const locale = datlocale ?? daticulocale;
  return [
    sql`encoding ${sql.lit(found.encoding)} lc_collate ${sql.lit(datcollate)} lc_ctype ${sql.lit(datctype)}`,
    ...(provider === "libc" || typeof locale !== "string"
      ? []
      : [sql`locale_provider ${sql.raw(provider)} ${sql.raw(provider)}_locale ${sql.lit(locale)}`]),
  ];
}

/** What a row of pg_database says of the locale. The columns differ between PostgreSQL's versions. */
interface DatabaseRow {
  readonly datcollate: string;
  readonly datctype: string;
  /** From 15 on. */
  readonly datlocprovider?: keyof typeof localeProviders;
  /** In 15 and 16. */
  readonly daticulocale?: string | null;
  /** From 17 on. */
  readonly datlocale?: string | null;
}

async function drop(db: Queryable, name: string): Promise<void> {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
}

/** Throws the error also when the database cannot be dropped: the first error says why. */
async function dropAfter(error: unknown, db: Queryable, name: string): Promise<never> {
  await drop(db, name).catch(() => undefined);
  throw error;
}

async function rename(db: Queryable, from: string, to: string): Promise<void> {
  await sql`alter database ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
}

/** In the server's own database: none can be renamed or dropped while this program is connected to it. */
function onServer<Result>(url: string, work: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return onDatabase(databaseOf(url, "postgres"), work);
}

async function onDatabase<Result>(
  databaseUrl: string,
  work: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await connectExisting({ databaseUrl, dataFolder: "" });
  try {
    return await database.withLongTimeout(work);
  } finally {
    await database.close();
  }
}

/** The same server's database of another name. */
function databaseOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
