import { existsSync, statfsSync } from "node:fs";

/** With less than this the next message may not be stored. */
const fullBytes = 16 * 1024 ** 2;

/** Bytes that are free for this user where a folder is. */
export function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The warning about a folder on a full disk; undefined if it has room, or does not exist. */
export function warningIfFull(folder: string, freeBytes = freeBytesAt): string | undefined {
  if (!existsSync(folder) || freeBytes(folder) >= fullBytes) return undefined;
  return `The disk of ${folder} is full: forms answer 503. Delete old backups and logs, or enlarge the disk; nothing needs a restart.`;
}
