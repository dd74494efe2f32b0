import { accessSync, constants, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { decryptFile } from "#server/backup/age-file.ts";
import { isPostgresBackup, restorePostgres } from "#server/backup/postgres-backup.ts";
import { restoreSqlite } from "#server/backup/sqlite-backup.ts";
import { makeTemporaryFolder } from "#server/files/temporary-folder.ts";
import { openVaultOf } from "#server/master-key/open-vault.ts";
import { OperatorError } from "#server/operator-error.ts";
import type { Command, GivenArguments } from "./command.ts";
import { findBuild } from "./find-build.ts";

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
  const settings = config();
  const { databaseUrl, dataFolder } = settings;
  // In a release the default would be a folder beside wherever the operator stands.
  if (findBuild() && databaseUrl === undefined && process.env.DATA_DIR === undefined)
    throw new OperatorError("Say where to: add --env-file /etc/greenmile.env, or set DATA_DIR.");
  if (!existsSync(backup)) throw new OperatorError(`There is no backup ${backup}.`);
  const how = { force: options.force === true, now: new Date() };
  // Never beside the backup: it is encrypted because of the disk on which it lies, which may be read-only too.
  const parent = databaseUrl === undefined || isWritable(dataFolder) ? dataFolder : tmpdir();
  const { inventory, replaced } = await withPlainFile(backup, options.identity, parent, async (file) => {
    const isOfPostgres = isPostgresBackup(file);
    if (isOfPostgres && databaseUrl === undefined)
      throw new OperatorError(`${backup} is of a PostgreSQL, and DATABASE_URL is not set.`);
    if (!isOfPostgres && databaseUrl !== undefined)
      throw new OperatorError(`${backup} is of SQLite or damaged, and DATABASE_URL names a PostgreSQL.`);
    return databaseUrl === undefined
      ? restoreSqlite(file, dataFolder, how)
      : restorePostgres(file, databaseUrl, how);
  });
  const { rows, vaultKeyId } = inventory;
  console.log(
    `Restored${databaseUrl === undefined ? ` into ${dataFolder}` : ""}: ${rows.contact_messages ?? 0} contact messages, ${rows.applicants ?? 0} applications.`,
  );
  if (replaced)
    console.log(`The database that was there is now ${replaced}; delete it once you do not need it.`);
  if (vaultKeyId === undefined) return;
  try {
    openVaultOf(settings, vaultKeyId);
    console.log(`The vault key that it needs is set, ${vaultKeyId}.`);
  } catch (error) {
    console.log(
      `It needs the vault key ${vaultKeyId}. The server does not start with another. ${(error as Error).message}`,
    );
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Decrypts an encrypted backup into a temporary folder in `parent` for as long as it is needed. */
async function withPlainFile<Result>(
  backup: string,
  identity: string | boolean | undefined,
  parent: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!backup.endsWith(".age")) return use(backup);
  if (typeof identity !== "string")
    throw new OperatorError(`${backup} is encrypted. Name the file with the secret key: --identity <file>`);
  const folder = makeTemporaryFolder(parent);
  try {
    const file = path.join(folder, "backup");
    await decryptFile(backup, file, identity);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
