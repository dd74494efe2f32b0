import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sqliteFileName } from "../database/connect.ts";
import { takeServerLock } from "../database/server-lock.ts";
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
