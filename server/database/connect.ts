import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Kysely, type KyselyPlugin, sql } from "kysely";
import type { Config } from "../config.ts";
import { makeFolder } from "../files/make-folder.ts";
import { OperatorError } from "../operator-error.ts";
import type { Database, ReadOnly } from "./database.ts";
import type { PostgresOptions } from "./dialects/postgres.ts";
import { isSqliteBusy, isSqliteUnavailable, openSqliteFile, sqliteDialect } from "./dialects/sqlite.ts";
import { sqliteReaderDialect } from "./dialects/sqlite-reader.ts";
import type { Tables } from "./tables.ts";

/** On PostgreSQL, `database.readOnly` is the pool that also writes, so this refuses writes. SQLite's reader cannot write. */
const refuseWrites: KyselyPlugin = {
  transformQuery({ node }) {
    // A raw statement does not say whether it writes. Nearly all run on SQLite too, whose reader refuses those that do.
    if (node.kind !== "SelectQueryNode" && node.kind !== "RawNode")
      throw new Error(
        "`database.readOnly` only reads: write by the write queue, or by a change of the desk.",
      );
    return node;
  },
  transformResult: async ({ result }) => result,
};

type DatabaseSettings = Pick<Config, "databaseUrl" | "dataFolder">;

interface ConnectOptions {
  /** As PostgreSQL lists its connections. */
  readonly applicationName?: string;
  /** For a statement and for a connection to PostgreSQL; by default as long as a visitor may wait. */
  readonly timeoutMs?: number;
}

/** How PostgreSQL lists the connections of servers (`application_name`). */
export const serverName = "greenmile server";

/** The name of the SQLite file in the data folder. */
export const sqliteFileName = "greenmile.sqlite";

/**
 * Opens PostgreSQL if its address is set, else SQLite.
 *
 * @throws OperatorError when the data folder cannot be used. An unreachable PostgreSQL fails the first statement, because
 * connections are made on demand.
 */
export async function connect(
  settings: DatabaseSettings,
  onConnectionLost: (error: Error) => void,
  { applicationName = serverName, timeoutMs }: ConnectOptions = {},
): Promise<Database> {
  return settings.databaseUrl === undefined
    ? connectSqlite(settings.dataFolder)
    : connectPostgres(settings.databaseUrl, onConnectionLost, { applicationName, timeoutMs });
}

/**
 * Opens a database that a server has made, for a command beside the server.
 *
 * @throws OperatorError when there is none, or it does not answer.
 */
export async function connectExisting(settings: DatabaseSettings): Promise<Database> {
  requireDatabase(settings);
  const database = await connect(settings, () => undefined, { applicationName: "greenmile command" });
  try {
    await sql`select 1`.execute(database.kysely);
    return database;
  } catch (error) {
    await database.close();
    throw database.isUnavailable(error) ? explainUnavailable(database, error) : error;
  }
}

/** What to tell the operator about an error that `isUnavailable` recognises. */
export function explainUnavailable({ engine }: Database, error: unknown): OperatorError {
  const remedy =
    engine === "postgres"
      ? "Check that the server of DATABASE_URL runs and can be reached, and that user and database exist."
      : "Another program may hold it, or the disk may be full: free it, or set DATA_DIR to another folder.";
  return new OperatorError(
    `The database cannot be used (${(error as Error).message || "no answer"}). ${remedy}`,
  );
}

/** No command makes a database: after a typing error in a setting it would be an empty one. @throws OperatorError */
export function requireDatabase({ databaseUrl, dataFolder }: DatabaseSettings): void {
  const file = path.resolve(dataFolder, sqliteFileName);
  if (databaseUrl !== undefined || existsSync(file)) return;
  throw new OperatorError(`There is no database ${file}. Set DATA_DIR to its folder.`);
}

/**
 * The warning about an SQLite file that no server uses because DATABASE_URL names a PostgreSQL: the operator may miss
 * what is in the file.
 */
export function warningIfSqliteIsIdle({ databaseUrl, dataFolder }: DatabaseSettings): string | undefined {
  const file = path.resolve(dataFolder, sqliteFileName);
  if (databaseUrl === undefined || !existsSync(file)) return undefined;
  return `${file} is not used, because DATABASE_URL names a PostgreSQL: the site shows nothing of what is in it, and no command moves it. To go back to it, take DATABASE_URL out of the settings; if nobody needs it, delete it, for it holds personal data.`;
}

function connectSqlite(dataFolder: string): Database {
  const folder = path.resolve(dataFolder);
  const name = path.join(folder, sqliteFileName);
  let file: ReturnType<typeof openSqliteFile>;
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    file = openSqliteFile(name);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be used (${(error as Error).message}). Make it writable or set DATA_DIR to another folder.`,
    );
  }
  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const readOnly = new Kysely<Tables>({ dialect: sqliteReaderDialect(name) }) as ReadOnly;
  return {
    engine: "sqlite",
    kysely,
    readOnly,
    isBusy: isSqliteBusy,
    // SQLite waits only for the lock of the whole database, which `isBusy` recognises.
    isTimeout: () => false,
    isUnavailable: isSqliteUnavailable,
    isTemporarilyUnavailable: isSqliteBusy,
    withLongTimeout: (work) => work(kysely),
    async close() {
      await readOnly.destroy();
      await kysely.destroy();
    },
  };
}

/** Loads the driver only here: SQLite does not need it. */
async function connectPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  options: PostgresOptions,
): Promise<Database> {
  const {
    isPostgresBusy,
    isPostgresTemporarilyUnavailable,
    isPostgresTimeout,
    isPostgresUnavailable,
    migrationTimeoutMs,
    postgresDialect,
  } = await import("./dialects/postgres.ts");
  const kysely = new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, options) });
  return {
    engine: "postgres",
    kysely,
    readOnly: kysely.withPlugin(refuseWrites) as ReadOnly,
    isBusy: isPostgresBusy,
    isTimeout: isPostgresTimeout,
    isUnavailable: isPostgresUnavailable,
    isTemporarilyUnavailable: isPostgresTemporarilyUnavailable,
    async withLongTimeout(work) {
      const own = new Kysely<Tables>({
        dialect: postgresDialect(url, onConnectionLost, {
          ...options,
          statementTimeoutMs: migrationTimeoutMs,
        }),
      });
      try {
        return await work(own);
      } finally {
        await own.destroy();
      }
    },
    close: () => kysely.destroy(),
  };
}
