import { execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject, vi } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { soon } from "./time-limits.ts";

/** A PostgreSQL that the system's `pg_dump` can read, which has to be of the server's version or newer. */
export interface DumpablePostgres {
  /** Its address without the database's name, which goes after the slash. */
  readonly url: string;
  /** e.g. 18 */
  readonly version: number;
  /** Puts the client programs of the same version first. */
  readonly PATH: string;
  stop(): Promise<void>;
}

/** The newest of PostgreSQL's programs that Debian's packages have installed; undefined where there are none. */
function findPrograms(): { folder: string; version: number } | undefined {
  return globSync("/usr/lib/postgresql/*/bin/pg_dump")
    .map((file) => ({ folder: path.dirname(file), version: Number(file.split("/")[4]) }))
    .sort((a, b) => b.version - a.version)[0];
}

const programs = findPrograms();
/** The major version of the system's `pg_dump`; undefined where there is none. */
export const dumpVersion = programs?.version;
export const programsPath = `${programs?.folder ?? ""}:${process.env.PATH}`;
if (!programs) console.log("PostgreSQL's client programs are not installed: its backups are not tried");

/** The version of the PostgreSQL that all tests share. */
export async function sharedVersion(): Promise<number> {
  const client = new pg.Client({ connectionString: `${inject("postgresServer")}postgres` });
  await client.connect();
  const { rows } = await client.query("show server_version_num");
  await client.end();
  return Math.floor(Number(rows[0].server_version_num) / 10_000);
}

/** The server that all tests share if `pg_dump` is new enough for it, else a new one of the system's own version. */
export async function startDumpablePostgres(): Promise<DumpablePostgres> {
  if (!programs) throw new Error("PostgreSQL's client programs are not installed.");
  const shared = await sharedVersion();
  if (programs.version >= shared)
    return {
      url: inject("postgresServer"),
      version: shared,
      PATH: programsPath,
      stop: async () => undefined,
    };
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-own-postgres-"));
  // PostgreSQL refuses to run as root. Its packages make this user.
  const asUser = userInfo().uid === 0 ? idsOf("postgres") : undefined;
  if (asUser) chownSync(folder, asUser.uid, asUser.gid);
  const program = (name: string) => path.join(programs.folder, name);
  execFileSync(
    program("initdb"),
    ["-D", folder, "-U", "postgres", "-A", "trust", "--no-sync", "--encoding=UTF8", "--no-locale"],
    { ...asUser, cwd: folder, stdio: "ignore" },
  );
  const port = await freePort();
  const options = ["-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  const server = spawn(program("postgres"), ["-D", folder, ...options], {
    ...asUser,
    cwd: folder,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/`;
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: `${url}postgres` });
    await client.connect();
    await client.end();
  }, soon);
  return {
    url,
    version: programs.version,
    PATH: programsPath,
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
