import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { connect, sqliteFileName } from "#server/database/connect.ts";
import type { Database } from "#server/database/database.ts";
import { migratedName, onServer } from "./postgres-server.ts";
import { waitMs } from "./time-limits.ts";

/** Every test of stored data runs on both. */
export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** The values of the settings DATA_DIR and DATABASE_URL. */
export interface DatabaseSettings {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** As environment variables. */
export function environmentOf({ dataFolder, databaseUrl }: DatabaseSettings): Record<string, string> {
  return { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** A database of a test's own. */
type OwnDatabase = DatabaseSettings & {
  /** Deletes it. */
  remove(): Promise<void>;
};

/**
 * Creates a database without tables.
 *
 * @param server another PostgreSQL than the one that all tests share.
 * @param locale PostgreSQL's options of `create database` that say how it compares texts.
 */
export function emptyDatabase(
  engine: Engine,
  server: string = inject("postgresServer"),
  locale?: string,
): Promise<OwnDatabase> {
  // PostgreSQL lets only copies of template0 have another locale.
  return createDatabase(engine, server, locale === undefined ? "template1" : "template0", locale);
}

/** Creates a database with all tables as a new installation has them. */
export async function migratedDatabase(engine: Engine): Promise<OwnDatabase> {
  const own = await createDatabase(engine, inject("postgresServer"), migratedName);
  if (engine === "sqlite") {
    const [from, to] = [inject("migratedFolder"), own.dataFolder].map((folder) =>
      path.join(folder, sqliteFileName),
    ) as [string, string];
    copyFileSync(from, to);
  }
  return own;
}

/** @param template the PostgreSQL database of which it is a copy. */
async function createDatabase(
  engine: Engine,
  server: string,
  template: string,
  locale = "",
): Promise<OwnDatabase> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "greenmile-data-"));
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true });
  if (engine === "sqlite") return { dataFolder, databaseUrl: undefined, remove };
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template} ${locale}`);
  return {
    dataFolder,
    databaseUrl: server + name,
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

/**
 * Opens it as the server does, but for the timeout: on a busy machine a statement may take longer than a visitor waits.
 * Connections that break in these tests do so on purpose.
 */
export function open(settings: DatabaseSettings, timeoutMs = waitMs): Promise<Database> {
  return connect(settings, () => undefined, { timeoutMs });
}

export interface TestDatabase {
  readonly database: Database;
  readonly settings: DatabaseSettings;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** Creates a database for a test, with all tables empty, and opens it. */
export async function openNewDatabase(engine: Engine): Promise<TestDatabase> {
  const { remove, ...settings } = await migratedDatabase(engine);
  const database = await open(settings);
  const close = async () => {
    await database.close();
    await remove();
  };
  return { database, settings, close };
}

/**
 * Makes the database refuse its clients, then accepts them again. SQLite: another process holds the write
 * lock. PostgreSQL: it closes all connections and accepts none.
 */
export async function whileDatabaseIsAway<Result>(
  settings: DatabaseSettings,
  during: () => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl === undefined) {
    const other = await open(settings);
    try {
      return await other.kysely.transaction().execute(during);
    } finally {
      await other.close();
    }
  }
  const server = new URL("/", settings.databaseUrl).href;
  const name = new URL(settings.databaseUrl).pathname.slice(1);
  await onServer(server, `alter database ${name} with allow_connections false`);
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  try {
    return await during();
  } finally {
    await onServer(server, `alter database ${name} with allow_connections true`);
  }
}
