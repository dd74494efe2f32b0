import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import lean from "../lean-server.json" with { type: "json" };

const project = fileURLToPath(new URL("../..", import.meta.url));

export interface SiteProcess {
  readonly origin: string;
  readonly pid: number;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built site as in production, on loopback, with a data folder of its own. Rejects if the server ends
 * instead of listening; the reason is on standard error.
 */
export async function startSite(
  port: number,
  settings: Readonly<Record<string, string>> = {},
  folder = project,
): Promise<SiteProcess> {
  const program = "dist/server/main.js";
  if (!existsSync(join(folder, program))) throw new Error("There is no build. Run: npm run build");
  const data = mkdtempSync(join(tmpdir(), "greenmile-"));
  const server = spawn(process.execPath, [...lean.flags, program, "dist"], {
    cwd: folder,
    env: {
      ...lean.environment,
      ...process.env,
      PORT: String(port),
      DESK_PORT: "off",
      DATA_DIR: data,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const listening = new Promise<"listening">((resolve) =>
    server.stdout.once("data", () => resolve("listening")),
  );
  if ((await Promise.race([listening, ended])) !== "listening") {
    await stop();
    throw new Error("The site did not start. Is the port free?");
  }
  return { origin: `http://127.0.0.1:${port}`, pid: server.pid as number, stop };
}
