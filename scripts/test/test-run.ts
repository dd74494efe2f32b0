import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "#server/files/is-running.ts";
import { cleanUp, removeAbandonedBuilds } from "./clean-up.ts";

const watchdog = fileURLToPath(new URL("watchdog.ts", import.meta.url));
const caches = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));

export interface TestRun {
  /** Ends the run's processes, removes its files, and waits until that is done. */
  end(): Promise<void>;
}

/**
 * Gives this process and everything that it starts one temporary folder, and a watchdog that ends those processes and
 * removes that folder when this process ends, however it ends. A run within a run shares its folder and watchdog.
 */
export async function beginTestRun(): Promise<TestRun> {
  if (process.env.TEST_RUN_FOLDER) return { end: async () => {} };
  await removeAbandonedRuns();
  const folder = mkdtempSync(path.join(tmpdir(), `greenmile-test-${process.pid}-`));
  // PostgreSQL has its data in it and may run as another user.
  chmodSync(folder, 0o711);
  // These outlive the run: they make the next one faster.
  process.env.NODE_COMPILE_CACHE ??= path.join(caches, "node");
  process.env.PWTEST_CACHE_DIR ??= path.join(caches, "playwright");
  const guard = spawn(process.execPath, [watchdog, folder, String(process.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    // The watchdog has a session of its own, which Ctrl-C does not reach.
    detached: true,
    cwd: "/",
  });
  const guardEnded = once(guard, "exit");
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  Object.assign(process.env, { TEST_RUN_FOLDER: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  return {
    async end() {
      guard.ref();
      guard.stdin.end();
      await guardEnded;
    },
  };
}

/** The folders of runs whose watchdog was killed as well. */
async function removeAbandonedRuns(): Promise<void> {
  removeAbandonedBuilds();
  for (const name of readdirSync(tmpdir())) {
    const pid = /^greenmile-test-(\d+)-\w{6}$/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = path.join(tmpdir(), name);
    const isOurs = lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    // Its watchdog may remove the folder first.
    if (isOurs) await cleanUp(folder).catch(() => {});
  }
}
