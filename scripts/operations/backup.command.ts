import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { dayMs } from "#contract/durations.ts";
import { encryptFile } from "#server/backup/age-file.ts";
import { writeBackupStatus } from "#server/backup/backup-status.ts";
import { type Inventory, isSameInventory } from "#server/backup/inventory.ts";
import { backUpPostgres } from "#server/backup/postgres-backup.ts";
import { backUpSqlite, restoreSqlite } from "#server/backup/sqlite-backup.ts";
import { stampOf } from "#server/backup/stamp.ts";
import type { Config, MailSettings } from "#server/config.ts";
import { requireDatabase } from "#server/database/connect.ts";
import { giveToFolderOwner } from "#server/files/file-modes.ts";
import { makeFolder } from "#server/files/make-folder.ts";
import { linkIntoPlace, requireNew } from "#server/files/new-file.ts";
import { makeTemporaryFolder } from "#server/files/temporary-folder.ts";
import { OperatorError } from "#server/operator-error.ts";
import { createMailChannel } from "#server/outbox/mail.channel.ts";
import type { Command, GivenArguments } from "./command.ts";

export const backupCommand: Command = {
  name: "backup",
  usage: "[<file or folder>]",
  summary: `copies the database while the server runs, and checks the copy by restoring it
Without a file or folder it is the scheduled backup into BACKUP_DIR: encrypted to BACKUP_AGE_RECIPIENT if that is
set; backups older than BACKUP_KEEP_DAYS are deleted, but never the last; a failure shows in /readyz, in /metrics
and is mailed. For PostgreSQL it runs pg_dump and pg_restore, and tries the copy in a temporary database.`,
  takes: [0, 1],
  run: backup,
};

const mailTimeoutMs = 20_000;
const backupName = /^greenmile-.+\.(?:sqlite|pgdump)(?:\.age)?$/;

async function backup({ config, arguments: [place] }: GivenArguments): Promise<void> {
  const settings = config();
  if (place !== undefined) {
    await backUpTo(settings, isFolder(place) ? path.join(place, newName(settings)) : place);
    return;
  }
  const { folder } = settings.backup;
  if (folder === undefined)
    throw new OperatorError(
      "Say where to: greenmile backup <file or folder> (npm run backup -- <file or folder>), or set BACKUP_DIR.",
    );
  try {
    makeFolder(path.resolve(folder));
    await backUpTo(settings, path.join(folder, newName(settings)));
    prune(folder, settings.backup.keepDays);
    writeBackupStatus(folder, new Date(), undefined);
  } catch (error) {
    const reason = (error as Error).message;
    // First: where the folder's disk is what is broken, the status cannot be written either.
    await mailFailure(settings.mail, reason);
    noteFailure(folder, reason);
    throw error;
  }
}

function noteFailure(folder: string, reason: string): void {
  try {
    writeBackupStatus(folder, new Date(), reason);
  } catch (error) {
    console.error(`The failure could not be noted in ${folder}: ${(error as Error).message}`);
  }
}

/**
 * What is not finished lies in a folder beside the target, so that no file has the name of a backup before it is checked
 * and encrypted.
 */
async function backUpTo({ databaseUrl, dataFolder, backup }: Config, target: string): Promise<void> {
  requireDatabase({ databaseUrl, dataFolder });
  const stored = backup.recipient === undefined ? target : `${target}.age`;
  requireNew(stored);
  const folder = makeTemporaryFolder(path.dirname(stored));
  try {
    const copy = path.join(folder, path.basename(target));
    const { rows, vaultKeyId } =
      databaseUrl === undefined
        ? backUpAndTrySqlite(dataFolder, copy, folder)
        : await backUpPostgres(databaseUrl, copy);
    const finished = path.join(folder, path.basename(stored));
    if (backup.recipient !== undefined) await encryptFile(copy, finished, backup.recipient);
    linkIntoPlace(finished, stored);
    giveToFolderOwner(stored);
    console.log(`${stored}: checked, ${describe(rows)}.`);
    if (vaultKeyId !== undefined) {
      console.log(
        `The vault key is not in it. Without key ${vaultKeyId} (vault.key in the data folder, or VAULT_KEY) the identity numbers in it cannot be read: keep a copy of the key, but elsewhere than the backups.`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the database and restores the copy for a trial: a backup that was never restored is a hope. */
function backUpAndTrySqlite(dataFolder: string, target: string, folder: string): Inventory {
  const copied = backUpSqlite(dataFolder, target);
  const trial = path.join(folder, "trial");
  const { inventory } = restoreSqlite(target, trial, { force: false, now: new Date() });
  // The encrypted copy needs its space.
  rmSync(trial, { recursive: true });
  if (!isSameInventory(inventory, copied))
    throw new OperatorError(
      "The copy was restored for a trial, and its rows are not those that were copied.",
    );
  return copied;
}

/** Deletes old backups. The newest stays, however old it is. */
function prune(folder: string, keepDays: number): void {
  const [, ...older] = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .sort()
    .reverse();
  for (const name of older) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs <= keepDays * dayMs) continue;
    rmSync(file);
    console.log(`${file}: deleted, older than ${keepDays} days.`);
  }
}

/** Sent directly and not by the outbox, because the database may be broken. */
async function mailFailure(mail: MailSettings | undefined, reason: string): Promise<void> {
  if (mail === undefined) return;
  const content = {
    title: "The backup failed",
    lines: [["Reason", reason]] as const,
    text: "See the chapter on backups in docs/operations.md.",
    replyTo: undefined,
    event: { type: "backup.failed", data: {} },
  };
  try {
    await createMailChannel(mail).deliver(
      content,
      `backup-${stampOf(new Date())}`,
      AbortSignal.timeout(mailTimeoutMs),
    );
  } catch (error) {
    console.error(`The failure could not be mailed: ${(error as Error).message}`);
  }
}

function newName({ databaseUrl }: Config): string {
  return `greenmile-${stampOf(new Date())}.${databaseUrl === undefined ? "sqlite" : "pgdump"}`;
}

function isFolder(place: string): boolean {
  return place.endsWith("/") || (statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function describe(rows: Readonly<Record<string, number>>): string {
  return `${rows.contact_messages ?? 0} contact messages, ${rows.applicants ?? 0} applications, ${rows.jobs ?? 0} jobs`;
}
