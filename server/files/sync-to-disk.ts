import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a file, or a folder with the names in it, has reached the disk. */
export function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
