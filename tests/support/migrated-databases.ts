import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { isNeeded } from "./needs.ts";

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
  if (!isNeeded(project.vitest, "databases.ts")) return;
  const [{ connect }, { migrate }, { migrations }, { migratedName, onServer }] = await Promise.all([
    import("#server/database/connect.ts"),
    import("#server/database/migrate.ts"),
    import("#server/database/migrations/in-order.ts"),
    import("./postgres-server.ts"),
  ]);
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
