import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { giveToFolderOwner } from "./file-modes.ts";
import { makeFolder } from "./make-folder.ts";

/** Followed by the process that made the folder. */
const prefix = ".greenmile-";
/** How earlier releases named an unfinished copy of the database. */
const unfinished = /^greenmile(?:-.+)?\.(?:sqlite|pgdump)\.(\d+)\.part$/;

/**
 * Makes a folder for copies of personal data, for this user alone, on the same disk as their place: the system's
 * temporary folder may be in memory and far too small. Removes what processes that were killed have left there. The
 * caller removes it at the end.
 *
 * @param parent is made too if it is not there.
 */
export function makeTemporaryFolder(parent: string): string {
  makeFolder(path.resolve(parent));
  for (const name of abandonedIn(parent))
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  giveToFolderOwner(folder);
  return folder;
}

/** The names of what processes that were killed have left in a folder. */
export function abandonedIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const pid = name.startsWith(prefix)
      ? Number.parseInt(name.slice(prefix.length), 10)
      : Number(unfinished.exec(name)?.[1]);
    return !Number.isNaN(pid) && !isRunning(pid);
  });
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
