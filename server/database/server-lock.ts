import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** An empty file in the data folder that a running server holds a lock on. */
const lockFileName = "server.lock";

/**
 * Marks a data folder as used by a server. The mark is a lock of SQLite's, which the system releases when the process
 * ends, however it ends.
 */
export function takeServerLock(dataFolder: string) {
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
