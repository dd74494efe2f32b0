/**
 * Home documents per second from one process, beside nginx with one worker that serves the very same compressed bytes
 * in the same run: `npm run bench:documents`. Fails below half of nginx. Figures are of this machine and this moment.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../processes/free-port.ts";
import { startSite } from "../processes/site-process.ts";
import { type DocumentRate, loadDocument } from "./document-load.ts";

const connections = 32;
const seconds = 4;
const rounds = 3;
const leastShare = 0.5;
const project = fileURLToPath(new URL("../..", import.meta.url));

interface Server {
  readonly origin: string;
  readonly pid: number;
}

interface Measured extends DocumentRate {
  /** What a request costs of the processor, in microseconds: other work on the machine disturbs it far less than the rate. */
  readonly processorUs: number;
}

interface Contender {
  readonly name: string;
  readonly server: Server;
  readonly rounds: Measured[];
}

const site = await startSite(await freePort());
const nginx = await startNginx();
try {
  const ours: Contender = { name: "this site", server: site, rounds: [] };
  const theirs: Contender | undefined = nginx && { name: "nginx", server: nginx, rounds: [] };
  const contenders = theirs ? [theirs, ours] : [ours];
  for (const { server } of contenders) await loadDocument(server.origin, connections, 1);
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) contender.rounds.push(await measure(contender.server));
  }
  console.log(
    `| Home document, ${connections} connections | requests/s | p50 ms | p99 ms | processor, us a request |\n|---|--:|--:|--:|--:|`,
  );
  for (const contender of contenders) {
    const { perSecond, p50Ms, p99Ms, processorUs } = middle(contender.rounds);
    console.log(
      `| ${contender.name} | ${Math.round(perSecond)} | ${p50Ms.toFixed(2)} | ${p99Ms.toFixed(2)} | ${processorUs.toFixed(1)} |`,
    );
  }
  if (theirs) {
    const share = middle(ours.rounds).perSecond / middle(theirs.rounds).perSecond;
    console.log(`\nThis site serves ${share.toFixed(2)} of nginx; at least ${leastShare} is asked for.`);
    if (share < leastShare) process.exitCode = 1;
  }
} finally {
  nginx?.stop();
  await site.stop();
}

async function measure({ origin, pid }: Server): Promise<Measured> {
  const before = processorMs(pid);
  const rate = await loadDocument(origin, connections, seconds);
  const spentMs = processorMs(pid) - before;
  return { ...rate, processorUs: (spentMs * 1000) / (rate.perSecond * seconds) };
}

/** What a process has had of the processor so far; not a number where there is no /proc. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // In hundredths of a second, see proc(5): utime and stime.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** The round whose rate is the median. */
function middle(measured: readonly Measured[]): Measured {
  const sorted = [...measured].sort((first, second) => first.perSecond - second.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Measured;
}

/** Undefined, with the reason printed, where there is no nginx. */
async function startNginx(): Promise<(Server & { stop(): void }) | undefined> {
  const binary = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
  if (!binary) {
    console.log("There is no nginx to compare with. On Debian: apt-get install nginx-light\n");
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-nginx-"));
  // Its worker gives up root, and has to reach the file nevertheless.
  chmodSync(folder, 0o755);
  copyFileSync(path.join(project, "dist/site/documents/index.html.br"), path.join(folder, "home"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port));
  const server: ChildProcess = spawn(binary, ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], {
    stdio: "inherit",
  });
  await sleep(1_000);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: workerOf(server.pid as number),
    stop() {
      server.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      server.kill();
    },
  };
}

/** The process that answers; the first one only watches over it. */
function workerOf(pid: number): number {
  const listed = spawnSync("ps", ["-A", "-o", "pid=", "-o", "ppid="], { encoding: "utf8" }).stdout;
  const processes = listed.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return processes.find(([, parent]) => parent === pid)?.[0] ?? pid;
}

/** As one would tune it for this: no log, the file kept open, connections never closed. */
function configuration(folder: string, port: number): string {
  const unused = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off; worker_processes 1; pid ${folder}/pid;
    events { worker_connections 1024; }
    http {
      ${unused.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000;
      server {
        listen 127.0.0.1:${port};
        location = / { root ${folder}; default_type text/html; add_header Content-Encoding br; try_files /home =404; }
      }
    }`;
}
