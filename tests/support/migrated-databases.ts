import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";
import { migratedName, onServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of an SQLite database with all tables. */
    migratedFolder: string;
  }
}

/**
 * Vitest's global set-up: on each engine a database with all tables, of which the tests get copies. On PostgreSQL to
 * copy one takes less than half the processor time of migrating an empty one, and the tests open hundreds.
 */
export async function setup(project: TestProject): Promise<void> {
  const { postgresServer } = project.getProvidedContext();
  const dataFolder = mkdtempSync(path.join(tmpdir(), "greenmile-migrated-"));
  await onServer(postgresServer, `create database ${migratedName}`);
  for (const databaseUrl of [undefined, postgresServer + migratedName]) {
    const database = await connect({ dataFolder, databaseUrl }, () => undefined);
    await migrate(database, migrations, () => new Date());
    await database.close();
  }
  project.provide("migratedFolder", dataFolder);
}
