import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { callOf } from "./ask.ts";
import type { Case } from "./case.ts";

/** Latency and throughput under load. A client on the same machine measures the times, in milliseconds. */
export interface Load {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly unthrottledPerSecond: number;
  /** Requests that were not answered with 200. */
  readonly failures: number;
}

type Call = ReturnType<typeof callOf>;

const connections = 10;
const steadySeconds = 20;
const unthrottledSeconds = 5;

/** Asks every question of one turn over and over: first at a steady rate, then as fast as the server answers. */
export async function measureLoad(url: string, cases: readonly Case[], rate: number): Promise<Load> {
  const requests = cases
    .filter(({ turns }) => turns.length === 1)
    .map(({ id, turns }) => callOf(turns[0]?.say ?? "", `web-load-${id}`));
  const steady = await askSteadily(url, requests, rate);
  const unthrottled = await autocannon({ url, connections, requests, duration: unthrottledSeconds });
  return {
    rate,
    p50: percentile(steady.times, 0.5),
    p99: percentile(steady.times, 0.99),
    unthrottledPerSecond: unthrottled.requests.average,
    failures: steady.failures + unthrottled.non2xx + unthrottled.errors,
  };
}

/**
 * Sends at even intervals and does not wait for answers, as visitors do. autocannon sends a second's requests in one
 * burst, whose last one waits for all the others.
 */
async function askSteadily(url: string, requests: readonly Call[], rate: number) {
  const start = performance.now();
  const sent: Promise<{ ok: boolean; time: number }>[] = [];
  for (let index = 0; index < steadySeconds * rate; index += 1) {
    await wait(Math.max(0, start + (index * 1000) / rate - performance.now()));
    const call = requests[index % requests.length];
    if (call) sent.push(timed(url, call));
  }
  const answers = await Promise.all(sent);
  return {
    times: answers.map(({ time }) => time),
    failures: answers.filter(({ ok }) => !ok).length,
  };
}

async function timed(url: string, { path, ...call }: Call): Promise<{ ok: boolean; time: number }> {
  const start = performance.now();
  const response = await fetch(url + path, call);
  await response.arrayBuffer();
  return { ok: response.ok, time: performance.now() - start };
}

function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}
