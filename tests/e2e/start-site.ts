import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const sitePort = 18_480;

/** Starts the real server on the build in dist/, with a data folder of its own, and ends both. */
export default async function startSite(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "greenmile-e2e-"));
  const server = spawn("node", ["server/main.ts"], {
    env: { ...process.env, PORT: String(sitePort), DATA_DIR: data, RATE_LIMIT_SCALE: "1000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once("data", () => resolve());
    server.once("exit", (code) => reject(new Error(`The server ended with code ${code}; is dist/ built?`)));
  });
  return async () => {
    server.removeAllListeners("exit");
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
