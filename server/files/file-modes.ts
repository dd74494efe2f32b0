import { chownSync, statSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";

/** What the group and all other users may do. */
const othersMask = 0o077;
const readableByOthers = 0o044;

/** The mode of a file or folder that gives other users something of this mask; else undefined. Windows has no modes. */
function modeIfOpen(file: string, mask: number): string | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (process.platform === "win32" || mode === undefined || (mode & mask) === 0) return undefined;
  return (mode & 0o777).toString(8).padStart(4, "0");
}

/** @throws OperatorError when other users may read a secret's file; SSH refuses such a key too. */
export function refuseIfOpen(file: string): void {
  const mode = modeIfOpen(file, othersMask);
  if (mode === undefined) return;
  throw new OperatorError(
    `The file ${file} holds a secret, and its mode ${mode} lets other users of this machine use it. Run: chmod 600 ${file}`,
  );
}

/** What to say about a folder or file that other users may read; undefined if they may not. */
export function warningIfReadable(file: string, content = "personal data"): string | undefined {
  const mode = modeIfOpen(file, readableByOthers);
  if (mode === undefined) return undefined;
  const wanted = statSync(file).isDirectory() ? "700" : "600";
  return `Other users of this machine may read ${file} (mode ${mode}), which holds ${content}. Run: chmod ${wanted} ${file}`;
}

/**
 * What to say about a file whose owner is not the owner of its folder: a command that root runs can read it, the server
 * cannot.
 */
export function warningIfForeign(file: string): string | undefined {
  const folder = path.dirname(file);
  const owner = statSync(file, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === statSync(folder).uid) return undefined;
  return `${file} belongs to another user than its folder, so the server may not open it. Run: chown --reference=${folder} ${file}`;
}

/**
 * Gives a new file to the owner of its folder: a command that root runs must not leave files that no server can read.
 */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  chownSync(file, uid, gid);
}
