import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hourMs } from "#contract/durations.ts";
import { giveToFolderOwner } from "../files/file-modes.ts";

/** How the last scheduled backup went. It lies beside the backups and holds no personal data. */
export interface BackupStatus {
  /** ISO 8601. */
  readonly lastRunAt: string;
  readonly lastSuccessAt: string | undefined;
  /** Why the last run failed; unset if it did not. */
  readonly failure: string | undefined;
}

/** A backup a night, and half a day of grace. */
const staleMs = 36 * hourMs;

const statusFileName = "last-backup.json";

/** Undefined before the first backup, and when the file cannot be read. */
export function findBackupStatus(folder: string): BackupStatus | undefined {
  const file = path.join(folder, statusFileName);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BackupStatus) : undefined;
  } catch {
    return undefined;
  }
}

/** Notes a run. @param failure why it failed; undefined if it did not. */
export function writeBackupStatus(folder: string, now: Date, failure: string | undefined): void {
  const lastRunAt = now.toISOString();
  const lastSuccessAt = failure === undefined ? lastRunAt : findBackupStatus(folder)?.lastSuccessAt;
  const file = path.join(folder, statusFileName);
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ lastRunAt, lastSuccessAt, failure } satisfies BackupStatus));
  giveToFolderOwner(temporary);
  renameSync(temporary, file);
}

/** What is wrong with the scheduled backups in this folder, and what to do; undefined if they come and succeed. */
export function backupWarning(
  status: BackupStatus | undefined,
  folder: string,
  now: Date,
): string | undefined {
  if (status?.failure !== undefined) return `The backup of ${status.lastRunAt} failed: ${status.failure}`;
  const last = status?.lastSuccessAt;
  if (last === undefined) return `No backup was made into ${folder} yet. Run: greenmile backup`;
  if (now.getTime() - Date.parse(last) > staleMs)
    return `The last backup in ${folder} is of ${last}. Look at its timer: systemctl status greenmile-backup.timer`;
  return undefined;
}
