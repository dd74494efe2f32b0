/**
 * Home documents per second from one process, beside a bare node:http server that answers the same bytes with as many
 * headers in the same run: `npm run bench:documents`. Fails below 0.6 of it. The two take turns many times, so that
 * other work on the machine disturbs both alike. The share that counts is the one of processor time, which says what a
 * core can serve; on a busy machine the rate depends on the other work too. Figures are of this machine and moment.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../processes/free-port.ts";
import { startSite } from "../processes/site-process.ts";
import { type DocumentRate, loadDocument } from "./document-load.ts";
import { median } from "./median.ts";

const connections = 32;
const seconds = 1.5;
const rounds = 9;
const leastShare = 0.6;

interface Server {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
}

interface Measured extends DocumentRate {
  /** Processor time of a request in microseconds. Other work on the machine disturbs it far less than the rate. */
  readonly processorUs: number;
}

const site = await startSite(await freePort());
const bare = await startBareServer(await freePort(), site.origin);
try {
  const servers: readonly Server[] = [bare, { name: "this site", ...site }];
  const measured = servers.map((): Measured[] => []);
  for (const { origin } of servers) await loadDocument(origin, connections, 1);
  for (let round = 0; round < rounds; round++) {
    for (const [index, server] of servers.entries()) measured[index]?.push(await measure(server));
  }
  const medians = measured.map(medianRound);
  console.log(
    `| Home document, ${connections} connections | requests/s | p50 ms | p99 ms | processor, us a request |\n|---|--:|--:|--:|--:|`,
  );
  for (const [index, { perSecond, p50Ms, p99Ms, processorUs }] of medians.entries()) {
    console.log(
      `| ${servers[index]?.name} | ${Math.round(perSecond)} | ${p50Ms.toFixed(2)} | ${p99Ms.toFixed(2)} | ${processorUs.toFixed(1)} |`,
    );
  }
  const [bareRounds, ownRounds] = measured as [Measured[], Measured[]];
  // Compares rounds that ran one after the other: other work on the machine disturbs both alike.
  const shareOf = (compare: (bare: Measured, own: Measured) => number) =>
    median(ownRounds.map((own, round) => compare(bareRounds[round] as Measured, own)));
  const rateShare = shareOf((bare, own) => own.perSecond / bare.perSecond);
  // Without /proc there is only the rate.
  const processorShare = shareOf((bare, own) => bare.processorUs / own.processorUs) || rateShare;
  console.log(
    `\nThis site serves ${processorShare.toFixed(2)} of a bare server by processor time, ${rateShare.toFixed(2)} by rate; at least ${leastShare} is asked for.`,
  );
  if (processorShare < leastShare) process.exitCode = 1;
} finally {
  bare.stop();
  await site.stop();
}

async function measure({ origin, pid }: Server): Promise<Measured> {
  const before = cpuMs(pid);
  const rate = await loadDocument(origin, connections, seconds);
  const spentMs = cpuMs(pid) - before;
  return { ...rate, processorUs: (spentMs * 1000) / (rate.perSecond * seconds) };
}

/** The processor time of a process so far; not a number where there is no /proc. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // In hundredths of a second, see proc(5): utime and stime.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

function medianRound(measured: readonly Measured[]): Measured {
  const sorted = [...measured].sort((first, second) => first.perSecond - second.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Measured;
}

/** Starts bare-server.ts with what this site answers for the Home document. */
async function startBareServer(port: number, origin: string): Promise<Server & { stop(): void }> {
  const { headers } = await fetch(origin, { headers: { "accept-encoding": "br" } });
  const own = Object.fromEntries(headers);
  // Node writes these itself.
  for (const name of ["connection", "date", "keep-alive"]) delete own[name];
  const program = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const home = fileURLToPath(new URL("../../dist/site/documents/index.html.br", import.meta.url));
  const server = spawn(process.execPath, [program, String(port), home, JSON.stringify(own)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return {
    name: "bare node:http",
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid as number,
    stop: () => void server.kill(),
  };
}
