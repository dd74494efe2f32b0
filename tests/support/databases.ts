import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";

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

/**
 * Creates an empty database for a test. `remove` deletes it.
 *
 * @param server another PostgreSQL than the one that all tests share.
 */
export async function emptyDatabase(
  engine: Engine,
  server: string = inject("postgresServer"),
): Promise<DatabaseSettings & { remove(): Promise<void> }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "greenmile-data-"));
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true });
  if (engine === "sqlite") return { dataFolder, databaseUrl: undefined, remove };
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  return {
    dataFolder,
    databaseUrl: server + name,
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

/** Opens it as the server does. Connections that break in these tests do so on purpose. */
export function open(settings: DatabaseSettings): Promise<Database> {
  return connect(settings, () => undefined);
}

export interface TestDatabase {
  readonly database: Database;
  readonly settings: DatabaseSettings;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** Creates a database for a test, with all tables empty, and opens it. */
export async function openNewDatabase(engine: Engine): Promise<TestDatabase> {
  const { remove, ...settings } = await emptyDatabase(engine);
  const database = await open(settings);
  await migrate(database, migrations, () => new Date());
  const close = async () => {
    await database.close();
    await remove();
  };
  return { database, settings, close };
}

/** Runs a statement as the server's administrator. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
