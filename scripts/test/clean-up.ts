import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isRunning } from "#server/files/is-running.ts";
import { listProcesses, type ProcessInfo, sendSignal } from "./processes.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** PostgreSQL releases its shared memory only if it may end by itself. */
const postgresGraceMs = 5_000;
const giveUpAfterMs = 60_000;

/** Ends every process of a test run, then removes its mounts and its folder. */
export async function cleanUp(folder: string): Promise<void> {
  await endProcesses(folder);
  for (const mount of mountsBelow(folder)) execFileSync("umount", ["-l", mount], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  removeAbandonedBuilds();
}

async function endProcesses(folder: string): Promise<void> {
  const began = Date.now();
  const asked = new Set<number>();
  const found = new Set<number>();
  for (;;) {
    const all = listProcesses();
    const known = found.size;
    // A process whose parent has just ended still belongs to the run.
    for (const pid of processesOf(folder, all)) found.add(pid);
    const left = all.filter(({ pid }) => found.has(pid));
    if (left.length === 0 || Date.now() - began > giveUpAfterMs) return;
    const servers = Date.now() - began < postgresGraceMs ? left.filter(isPostgres) : [];
    // If a process is killed while it starts another, that one has no parent to find it by. So all are stopped first,
    // until no new one appears.
    const signal = found.size > known ? "SIGSTOP" : "SIGKILL";
    for (const { pid } of left) {
      if (!isSpared(pid, servers, all)) sendSignal(pid, signal);
    }
    for (const { pid } of servers) {
      if (asked.has(pid)) continue;
      asked.add(pid);
      sendSignal(pid, "SIGCONT");
      sendSignal(pid, "SIGQUIT");
    }
    await sleep(25);
  }
}

/** The processes that name the run's folder anywhere, and their descendants; never this process. */
function processesOf(folder: string, all: readonly ProcessInfo[]): Set<number> {
  const pids = new Set<number>();
  const add = ({ pid }: ProcessInfo) => {
    if (pids.has(pid) || pid === process.pid) return;
    pids.add(pid);
    all.filter(({ parent }) => parent === pid).forEach(add);
  };
  all.filter(({ details }) => details.includes(folder)).forEach(add);
  return pids;
}

function isPostgres({ command }: ProcessInfo): boolean {
  return /^\S*\bpostgres -D /.test(command);
}

/** PostgreSQL ends its own processes. */
function isSpared(pid: number, servers: readonly ProcessInfo[], all: readonly ProcessInfo[]): boolean {
  const parent = all.find((one) => one.pid === pid)?.parent;
  return servers.some((server) => server.pid === pid || server.pid === parent);
}

function mountsBelow(folder: string): string[] {
  if (process.platform !== "linux") return [];
  const points = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "");
  // The innermost first.
  return points.filter((point) => point.startsWith(`${folder}/`)).reverse();
}

/** A build that is killed with -9 leaves its temporary folder in the project, named after its process. */
export function removeAbandonedBuilds(): void {
  for (const name of readdirSync(project)) {
    const pid = /^dist\.building-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(project, name), { recursive: true, force: true });
  }
}
