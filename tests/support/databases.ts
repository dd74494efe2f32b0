import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "#server/database/connect.ts";

/** Every test of stored things runs on both. */
export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** What the settings DATA_DIR and DATABASE_URL would say. */
export interface DatabaseSettings {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Makes an empty database of its own for a test. `remove` ends it. */
export async function emptyDatabase(engine: Engine): Promise<DatabaseSettings & { remove(): Promise<void> }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "greenmile-data-"));
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true });
  if (engine === "sqlite") return { dataFolder, databaseUrl: undefined, remove };
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  return {
    dataFolder,
    databaseUrl: inject("postgresServer") + name,
    remove: async () => {
      await onServer(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

/** Opens it as the server does. A connection that breaks does so on purpose in these tests. */
export function open(settings: DatabaseSettings): Promise<Database> {
  return connect(settings, () => undefined);
}

/** Runs a statement as the server's administrator. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject("postgresServer")}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
