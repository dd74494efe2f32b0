import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

export interface SmallDisk {
  /** Where processes started with `enter` see the disk. For all others this folder is empty. */
  readonly folder: string;
  /** The command prefix that runs a command where the disk is mounted. */
  readonly enter: readonly string[];
  /** Fills the disk. */
  fill(): void;
  /** Frees the space again. */
  empty(): void;
  /** Copies the disk's files into a folder that all processes see, and returns that folder. */
  copy(): string;
  remove(): Promise<void>;
}

const megabyte = 1024 * 1024;

/**
 * Mounts a disk of a few megabytes, or says why that is not possible here. It is mounted in a user and mount namespace
 * of its own: that needs no root, and the disk disappears with the last process in the namespace.
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | { readonly reason: string }> {
  const parent = mkdtempSync(path.join(tmpdir(), "greenmile-disk-"));
  const folder = path.join(parent, "disk");
  mkdirSync(folder);
  const removeFolder = () => rmSync(parent, { recursive: true, force: true });
  // The shell keeps the namespace until its standard input closes, at the latest when this process ends.
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && read -r line`;
  const holder = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script, folder]);
  const problem = await problemOf(holder);
  if (problem !== undefined) {
    removeFolder();
    return { reason: `a small disk cannot be mounted here (${problem})` };
  }
  const target = `--target=${holder.pid}`;
  const seenFromOutside = `/proc/${holder.pid}/root${folder}`;
  const filler = path.join(seenFromOutside, "filler");
  return {
    folder,
    enter: ["nsenter", target, "--user", "--mount", "--preserve-credentials"],
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * megabyte));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    empty: () => rmSync(filler),
    copy() {
      const copy = path.join(parent, "copy");
      cpSync(seenFromOutside, copy, { recursive: true });
      return copy;
    },
    async remove() {
      const ended = once(holder, "exit");
      holder.stdin.end();
      await ended;
      removeFolder();
    },
  };
}

/** Undefined once the disk is mounted. */
async function problemOf(holder: ChildProcessWithoutNullStreams): Promise<string | undefined> {
  const said = text(holder.stderr);
  const failed = new Promise<Error | undefined>((resolve) => {
    holder.once("error", resolve).once("exit", () => resolve(undefined));
  });
  const mounted = once(holder.stdout, "data").then(() => "mounted" as const);
  const outcome = await Promise.race([mounted, failed]);
  if (outcome === "mounted") return undefined;
  return outcome ? outcome.message : (await said).trim().replaceAll("\n", "; ");
}
