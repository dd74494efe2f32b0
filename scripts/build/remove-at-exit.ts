import { rmSync } from "node:fs";

/** Removes a folder when the process ends, also by an error, Ctrl-C or `kill`; only `kill -9` leaves it. */
export function removeAtExit(folder: string): void {
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
}
