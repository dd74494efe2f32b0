import path from "node:path";
import { expect, vi } from "vitest";
import { type LaunchedApp, launchApp } from "./app-process.ts";
import { soon } from "./time-limits.ts";

const holder = path.resolve(import.meta.dirname, "hold-socket.mjs");

export interface HeldSocketApp extends Pick<LaunchedApp, "output"> {
  /** The process ids of the servers that were started so far. */
  servers(): number[];
  /** Closes the socket, and ends the last server in order. */
  end(): Promise<void>;
}

/**
 * Starts a server as systemd does with `deploy/greenmile.socket`: another process has opened its socket on PORT, hands it
 * on, and starts the server again when it ends, with the socket open all the while.
 */
export function launchOnHeldSocket(
  environment: Readonly<Record<string, string>>,
  build: string,
): HeldSocketApp {
  const start = 'export LISTEN_FDS=1 LISTEN_PID=$$; echo "process $$"; exec "$@"';
  const enter = [process.execPath, holder, environment.PORT ?? "", "/bin/sh", "-c", start, "sh"];
  const { child, output } = launchApp(environment, build, enter);
  const servers = () => [...output().matchAll(/^process (\d+)$/gm)].map(([, id]) => Number(id));
  return {
    output,
    servers,
    async end() {
      child.kill("SIGKILL");
      for (const id of servers().slice(-1)) {
        process.kill(id, "SIGTERM");
        await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow(), soon);
      }
    },
  };
}
