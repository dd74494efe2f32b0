import { existsSync, linkSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import { makeFolder } from "./make-folder.ts";
import { syncToDisk } from "./sync-to-disk.ts";

/** @throws OperatorError when there is a file of this name. */
export function requireNew(target: string): void {
  if (existsSync(target)) throw new OperatorError(`${target} exists already. Name another file.`);
}

/**
 * Where a new file is written before it gets its name. Makes the folder.
 *
 * @throws OperatorError when there is a file of this name.
 */
export function temporaryFileFor(target: string): string {
  requireNew(target);
  makeFolder(path.dirname(path.resolve(target)));
  return `${target}.${process.pid}.part`;
}

/**
 * Gives a finished temporary file its name, once it is on disk. Unlike a rename, a link never replaces a file that
 * appeared meanwhile. The caller removes the temporary file.
 */
export function linkIntoPlace(temporary: string, target: string): void {
  syncToDisk(temporary);
  linkSync(temporary, target);
  syncToDisk(path.dirname(path.resolve(target)));
}
