/**
 * What sharing commits brings: contact messages acknowledged per second on 64 connections, whose messages share
 * commits, and on one, where each has its own; on SQLite and on PostgreSQL, beside what the disk itself
 * manages in the same run: `npm run bench:submissions`. Figures are of this machine and this moment.
 *
 * Then what an attacker takes away who sends only submissions that are refused inside the shared transaction: at most
 * a tenth of the others' throughput.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../processes/free-port.ts";
import { startPostgres } from "../processes/postgres-process.ts";
import { startSite } from "../processes/site-process.ts";
import { median } from "./median.ts";
import { type PostRate, postMessages, postRefused } from "./post-load.ts";

const seconds = 8;
const warmUpSeconds = 2;
const manyConnections = 64;
const leastGain = 5;
/** The attacker keeps as many requests under way. */
const attackConnections = 4;
/** Short rounds, alternately with and without the attack: other work on the machine then slows both alike. */
const attackSeconds = 1;
const attackRounds = 15;
const largestLoss = 0.1;

interface Measured extends PostRate {
  /** Messages that shared a commit, on average. */
  readonly perCommit: number;
  readonly commitsPerSecond: number;
  /** The server's share of one core. */
  readonly processorShare: number;
}

const syncsPerSecond = measureDisk();
console.log(
  `The disk alone: ${Math.round(syncsPerSecond)} synced writes of 4 KB a second, one after another\n`,
);
const tableHead =
  "| Stored in | connections | acknowledged/s | p50 ms | p99 ms | messages a commit | commits/s | core |\n|---|--:|--:|--:|--:|--:|--:|--:|";
await compare("SQLite", {});
const postgres = await startPostgres();
try {
  await compare("PostgreSQL", { DATABASE_URL: `${postgres.url}postgres` });
} finally {
  await postgres.remove();
}

async function compare(engine: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const site = await startSite(await freePort(), { ...settings, RATE_LIMIT_SCALE: "1000000" });
  try {
    await postMessages(site.origin, manyConnections, warmUpSeconds);
    const alone = await measure(site.origin, 1);
    const shared = await measure(site.origin, manyConnections);
    console.log(tableHead);
    print(engine, 1, alone);
    print(engine, manyConnections, shared);
    const gain = shared.acknowledgedPerSecond / alone.acknowledgedPerSecond;
    console.log(`\n${engine}: ${gain.toFixed(1)} times as many by sharing; ${limitOf(shared, gain)}\n`);
    await measureAttack(engine, site.origin);
  } finally {
    await site.stop();
  }
}

async function measureAttack(engine: string, origin: string): Promise<void> {
  const rounds = [];
  for (let round = 0; round < attackRounds; round++) {
    const calm = await measure(origin, manyConnections, attackSeconds);
    const [attacked, refused] = await Promise.all([
      measure(origin, manyConnections, attackSeconds),
      postRefused(origin, attackConnections, attackSeconds),
    ]);
    rounds.push({ calm, attacked, refused });
  }
  const perMessage = ({ processorShare, acknowledgedPerSecond }: Measured) =>
    processorShare / acknowledgedPerSecond;
  const loss =
    1 -
    median(rounds.map(({ calm, attacked }) => attacked.acknowledgedPerSecond / calm.acknowledgedPerSecond));
  const processorLoss =
    1 - median(rounds.map(({ calm, attacked }) => perMessage(calm) / perMessage(attacked)));
  if (loss > largestLoss) process.exitCode = 1;
  console.log(
    `${engine}: ${percent(loss)} fewer beside ${Math.round(median(rounds.map(({ refused }) => refused)))} refusals/s on ${attackConnections} connections, at most ${percent(largestLoss)}; by the processor's time alone ${percent(processorLoss)}\n`,
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

async function measure(origin: string, connections: number, forSeconds = seconds): Promise<Measured> {
  const before = await readMetrics(origin);
  const began = performance.now();
  const rate = await postMessages(origin, connections, forSeconds);
  const elapsed = (performance.now() - began) / 1000;
  const after = await readMetrics(origin);
  if (rate.failed > 0) process.exitCode = 1;
  return {
    ...rate,
    perCommit: (after.submissions - before.submissions) / (after.commits - before.commits),
    commitsPerSecond: (after.commits - before.commits) / elapsed,
    processorShare: (after.processorSeconds - before.processorSeconds) / elapsed,
  };
}

async function readMetrics(origin: string) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    submissions: read("write_queue_writes_total"),
    commits: read("write_queue_commits_total"),
    processorSeconds: read("process_cpu_seconds_total"),
  };
}

function print(engine: string, connections: number, measured: Measured): void {
  const { acknowledgedPerSecond, p50Ms, p99Ms, perCommit, commitsPerSecond, processorShare, failed } =
    measured;
  console.log(
    `| ${engine} | ${connections} | ${Math.round(acknowledgedPerSecond)} | ${p50Ms} | ${p99Ms} | ${perCommit.toFixed(1)} | ${Math.round(commitsPerSecond)} | ${Math.round(processorShare * 100)} % |${failed > 0 ? ` ${failed} failed` : ""}`,
  );
}

function limitOf({ processorShare, commitsPerSecond }: Measured, gain: number): string {
  const expected = gain >= leastGain ? "" : `fewer than the ${leastGain} times expected; `;
  const diskShare = commitsPerSecond / syncsPerSecond;
  const used = `${Math.round(diskShare * 100)} % of the disk's syncs and ${Math.round(processorShare * 100)} % of a core`;
  if (diskShare > 0.5) return `${expected}${used}: the disk is the limit`;
  if (processorShare > 0.65) return `${expected}${used}: the server's one core is the limit`;
  return `${expected}${used}: the statements of a commit, sent one after another, are the limit`;
}

/** Synced writes a second, one after another, in the folder where SQLite's would be. */
function measureDisk(): number {
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-disk-"));
  const file = openSync(path.join(folder, "file"), "w");
  const page = Buffer.alloc(4096, 1);
  const began = performance.now();
  let writes = 0;
  while (performance.now() - began < 2_000) {
    writeSync(file, page);
    fdatasyncSync(file);
    writes++;
  }
  const rate = writes / ((performance.now() - began) / 1000);
  closeSync(file);
  rmSync(folder, { recursive: true });
  return rate;
}
