import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { decryptFile } from "#server/backup/age-file.ts";
import { isPostgresBackup, restorePostgres } from "#server/backup/postgres-backup.ts";
import { restore } from "#server/backup/sqlite-backup.ts";
import { StartError } from "#server/start-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const restoreCommand: Command = {
  name: "restore",
  usage: "<backup> [--identity <file>] [--force]",
  summary: `puts a backup into the place of the database while no server uses it
--identity names the file with the secret key of age, for an encrypted backup.
--force replaces an existing database; the old one stays beside it.`,
  options: { force: { type: "boolean" }, identity: { type: "string" } },
  takes: [1, 1],
  run: restoreBackup,
};

async function restoreBackup({ config, arguments: [backup = ""], options }: GivenArguments): Promise<void> {
  const { databaseUrl, dataFolder } = config();
  if (!existsSync(backup)) throw new StartError(`There is no backup ${backup}.`);
  const how = { force: options.force === true, now: new Date() };
  const { inventory, replaced } = await withPlainFile(backup, options.identity, async (file) => {
    const isOfPostgres = isPostgresBackup(file);
    if (isOfPostgres && databaseUrl === undefined)
      throw new StartError(`${backup} is of a PostgreSQL, and DATABASE_URL is not set.`);
    if (!isOfPostgres && databaseUrl !== undefined)
      throw new StartError(`${backup} is of SQLite or damaged, and DATABASE_URL names a PostgreSQL.`);
    return databaseUrl === undefined
      ? restore(file, dataFolder, how)
      : restorePostgres(file, databaseUrl, how);
  });
  const { rows, vaultKeyId } = inventory;
  console.log(
    `Restored${databaseUrl === undefined ? ` into ${dataFolder}` : ""}: ${rows.contact_messages ?? 0} contact messages, ${rows.applicants ?? 0} applications.`,
  );
  if (replaced)
    console.log(`The database that was there is now ${replaced}; delete it once you do not need it.`);
  if (vaultKeyId !== undefined) {
    console.log(
      `It needs the vault key ${vaultKeyId}: put its file vault.key into the data folder, or set VAULT_KEY. The server does not start with another.`,
    );
  }
}

/** Decrypts an encrypted backup into a temporary folder for as long as it is needed. */
async function withPlainFile<Result>(
  backup: string,
  identity: string | boolean | undefined,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!backup.endsWith(".age")) return use(backup);
  if (typeof identity !== "string")
    throw new StartError(`${backup} is encrypted. Name the file with the secret key: --identity <file>`);
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-decrypted-"));
  try {
    const file = path.join(folder, "backup");
    await decryptFile(backup, file, identity);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
