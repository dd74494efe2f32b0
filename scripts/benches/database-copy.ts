import { randomBytes } from "node:crypto";
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { Config } from "#server/config.ts";
import { OperatorError } from "#server/operator-error.ts";

/** What to do where there is nothing to measure. */
export const seedFirst = "Fill one first, with the same settings: npm run seed -- 100000";

export interface DatabaseCopy {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * Copies the database of the settings, and the data folder with the vault's key, so that a bench may write. PostgreSQL
 * copies only a database that nobody uses, for a user who may create databases.
 */
export async function copyDatabase({ dataFolder, databaseUrl }: Config): Promise<DatabaseCopy> {
  if (!existsSync(dataFolder))
    throw new OperatorError(
      `The data folder ${dataFolder} does not exist, so there is no database. ${seedFirst}`,
    );
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-copy-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  cpSync(dataFolder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (databaseUrl === undefined)
    return { settings: { DATA_DIR: folder }, remove: async () => removeFolder() };
  const url = new URL(databaseUrl);
  const name = `copy_${randomBytes(6).toString("hex")}`;
  const original = pg.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
  await runOnServer(url, `create database ${name} template ${original} strategy file_copy`);
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: withName(url, name) },
    async remove() {
      await runOnServer(url, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

function withName(url: URL, name: string): string {
  const other = new URL(url);
  other.pathname = name;
  return other.href;
}

async function runOnServer(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName(url, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
