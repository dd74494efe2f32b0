import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes the folder and its parents, for this user alone. `recursive: true` would never return where the system answers
 * ENOENT to a new name, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    // What visitors write is personal data: no other user of the machine may read it.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const madeByAnother = (error as NodeJS.ErrnoException).code === "EEXIST";
    if (!madeByAnother) throw error;
  }
}
