import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  remove(): void;
}

/** Mounts a disk of a few megabytes, which only root may do; else gives the reason why there is none. */
export function mountSmallDisk(megabytes: number): SmallDisk | { readonly reason: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    rmdirSync(folder);
    return { reason: `a small disk cannot be mounted here (${(error as Error).message.trim()})` };
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    empty: () => rmSync(filler),
    remove() {
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    },
  };
}
