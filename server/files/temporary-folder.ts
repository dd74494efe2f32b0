import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { dayMs } from "#contract/durations.ts";
import { giveToFolderOwner } from "./file-modes.ts";
import { isRunning } from "./is-running.ts";
import { makeFolder } from "./make-folder.ts";

/** Followed by the machine and the process that made the folder. In a container the machine is the container. */
const prefix = ".greenmile-";
const ofProcess = /^\.greenmile-(.+)-(\d+)-\w{6}$/;
/** How earlier releases named an unfinished copy of the database. */
const unfinished = /^greenmile(?:-.+)?\.(?:sqlite|pgdump)\.\d+\.part$/;
/** What has not changed for so long is nobody's: no copy takes a day. */
const longestUseMs = dayMs;

/**
 * Makes a folder for copies of personal data, for this user alone, on the same disk as their place: the system's
 * temporary folder may be in memory and far too small. Removes what processes that were killed have left there. The
 * caller removes it at the end.
 *
 * @param parent is made too if it is not there.
 */
export function makeTemporaryFolder(parent: string): string {
  makeFolder(path.resolve(parent));
  for (const name of abandonedIn(parent, longestUseMs)) removeIfAllowed(path.join(parent, name));
  const folder = mkdtempSync(path.join(parent, `${prefix}${hostname()}-${process.pid}-`));
  giveToFolderOwner(folder);
  return folder;
}

/** In the system's temporary folder other users leave theirs as well, which only they may remove. */
function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EPERM" && code !== "EACCES") throw error;
  }
}

/**
 * The names of what processes that were killed have left in a folder: what a process of this machine made that does not
 * run any more, and what has not changed for some time. The number of a process says nothing on another machine, and
 * after a while another process has it.
 *
 * @param unchangedMs 0: everything unfinished, except what a process of this machine is at work with.
 */
export function abandonedIn(folder: string, unchangedMs: number): string[] {
  return readdirSync(folder).filter((name) => {
    if (!name.startsWith(prefix) && !unfinished.test(name)) return false;
    const [, machine, pid] = ofProcess.exec(name) ?? [];
    const isOurs = machine === hostname();
    if (isOurs && !isRunning(Number(pid))) return true;
    const changed = statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
    // Parts of a millisecond would make what was just made younger than nothing.
    return changed !== undefined && Date.now() - Math.floor(changed) >= (isOurs ? longestUseMs : unchangedMs);
  });
}
