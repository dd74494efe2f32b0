/**
 * Home documents per second from one process, beside nginx with one worker that serves the very same compressed bytes
 * in the same run: `npm run bench:documents`. Fails below half of nginx. Figures are of this machine and this moment.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../postgres-process.ts";
import { startSite } from "../site-process.ts";
import { type DocumentRate, loadDocument } from "./document-load.ts";

const connections = 32;
const seconds = 4;
const rounds = 3;
const leastShare = 0.5;
const project = fileURLToPath(new URL("../..", import.meta.url));

interface Contender {
  readonly name: string;
  readonly origin: string;
  readonly rates: DocumentRate[];
}

const site = await startSite(await freePort());
const nginx = await startNginx();
try {
  const ours: Contender = { name: "this site", origin: site.origin, rates: [] };
  const theirs: Contender | undefined = nginx && { name: "nginx", origin: nginx.origin, rates: [] };
  const contenders = theirs ? [theirs, ours] : [ours];
  for (const { origin } of contenders) await loadDocument(origin, connections, 1);
  for (let round = 0; round < rounds; round++) {
    for (const { origin, rates } of contenders) rates.push(await loadDocument(origin, connections, seconds));
  }
  console.log(
    `| Home document, ${connections} connections | requests/s | p50 ms | p99 ms |\n|---|--:|--:|--:|`,
  );
  for (const { name, rates } of contenders) {
    const { perSecond, p50Ms, p99Ms } = middle(rates);
    console.log(`| ${name} | ${Math.round(perSecond)} | ${p50Ms.toFixed(2)} | ${p99Ms.toFixed(2)} |`);
  }
  if (theirs) {
    const share = middle(ours.rates).perSecond / middle(theirs.rates).perSecond;
    console.log(`\nThis site serves ${share.toFixed(2)} of nginx; at least ${leastShare} is asked for.`);
    if (share < leastShare) process.exitCode = 1;
  }
} finally {
  nginx?.stop();
  await site.stop();
}

/** The round whose rate is the median. */
function middle(rates: readonly DocumentRate[]): DocumentRate {
  const sorted = [...rates].sort((first, second) => first.perSecond - second.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as DocumentRate;
}

/** Undefined, with the reason printed, where there is no nginx. */
async function startNginx(): Promise<{ origin: string; stop(): void } | undefined> {
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
    stop() {
      server.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      server.kill();
    },
  };
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
