import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { sqliteFileName } from "../database/connect.ts";
import { warningIfFull } from "../files/disk-space.ts";
import { warningIfReadable } from "../files/file-modes.ts";

/** How often it checks if this server is alone on the folder, and if the disk is full. */
const checkIntervalMs = 30_000;

/**
 * Warns of what an operator would not notice: files that others may read, a second server on the same folder, a full
 * disk.
 */
export function watchDataFolder(app: FastifyInstance, dataFolder: string): void {
  for (const name of [".", sqliteFileName])
    app.operatorWarnings.set(`mode of ${name}`, warningIfReadable(path.resolve(dataFolder, name)));
  const lock = takeServerLock(dataFolder);
  const secondServer = `Another server uses ${path.resolve(dataFolder)} too: each counts its own rate limits. Stop one, or set DATABASE_URL to a PostgreSQL, where servers count together.`;
  const check = () => {
    app.operatorWarnings.set("second server", lock.isHeld() ? undefined : secondServer);
    app.operatorWarnings.set("full disk", warningIfFull(path.resolve(dataFolder)));
  };
  check();
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    lock.release();
  });
}

/** An empty file in the data folder that a running server holds a lock on. */
const lockFileName = "server.lock";

/**
 * Marks a data folder as used by a server. The mark is a lock of SQLite's, which the system releases when the process
 * ends, however it ends.
 */
function takeServerLock(dataFolder: string) {
  const database = new DatabaseSync(path.resolve(dataFolder, lockFileName), { timeout: 0 });
  let held = false;
  return {
    /** Whether this process has it. Tries again when it does not. */
    isHeld(): boolean {
      try {
        if (!held) database.exec("begin exclusive");
        held = true;
      } catch {
        // Another server has it.
      }
      return held;
    },
    release: () => database.close(),
  };
}
