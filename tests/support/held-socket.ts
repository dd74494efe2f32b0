import { expect, vi } from "vitest";
import { type LaunchedApp, launchApp } from "./app-process.ts";
import { soon } from "./time-limits.ts";

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
  const { child, output } = launchApp(environment, build, [process.execPath, "--eval", holder]);
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

/** It waits for each server without returning to its event loop, so it never accepts a connection itself. */
const holder = `
  const { createServer } = require("node:net");
  const { spawnSync } = require("node:child_process");
  const socket = createServer().listen(Number(process.env.PORT), "127.0.0.1", () => {
    const [node, ...args] = process.argv.slice(1);
    const start = 'export LISTEN_FDS=1 LISTEN_PID=$$; echo "process $$"; exec "$@"';
    const stdio = ["ignore", "inherit", "inherit", socket._handle.fd];
    while (spawnSync("/bin/sh", ["-c", start, "sh", node, ...args], { stdio }).status === 0);
    process.exit(1);
  });
`;
