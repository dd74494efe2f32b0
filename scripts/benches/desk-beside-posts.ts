import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../processes/free-port.ts";
import { startSite } from "../processes/site-process.ts";
import { median } from "./median.ts";
import { postMessages } from "./post-load.ts";

const connections = 16;
/** Short rounds, alternately with and without the desk: other work on the machine then slows both alike. */
const seconds = 4;
const rounds = 8;
const warmUpSeconds = 2;
/** A server that has just started still compiles code, which a working day does not show. */
const warmUpTurns = 5;
const colleagues = 8;
/**
 * A busy office, in which each opens something every two seconds, and four times as much. Who reads and answers without a
 * break opens a list, a message and the next within half a minute; pages that reload by themselves come on top.
 */
const pausesMs = [2000, 500];
/** What the inbox reads again when messages have arrived. */
const reloaded = ["/api/inbox", "/api/inbox/counts"];

export interface BesideDesk {
  /** Includes the reads of pages that reload. */
  readonly callsPerSecond: number;
  readonly alonePerSecond: number;
  readonly loss: number;
  /** The same by the processor's time of the server for each message, its threads together. */
  readonly processorLoss: number;
}

/**
 * How much of the throughput of visitors' messages is lost while colleagues work on the desk of the same process: in a
 * busy office first, then in one that is four times as busy.
 *
 * @param settings of the database.
 * @param calls what the colleagues open, in turn: paths with their queries.
 */
export async function postsBesideDesk(
  settings: Readonly<Record<string, string>>,
  cookie: string,
  calls: readonly string[],
): Promise<BesideDesk[]> {
  const deskPort = await freePort();
  const site = await startSite(await freePort(), {
    ...settings,
    DESK_PORT: String(deskPort),
    RATE_LIMIT_SCALE: "1000000",
  });
  let opened = 0;
  let turn = 0;

  async function open(call = ""): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${deskPort}${call}`, { headers: { cookie } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.url} was answered ${answer.status}.`);
    opened++;
  }

  async function work(index: number, pauseMs: number, ending: AbortSignal): Promise<void> {
    const pause = (ms: number) => sleep(ms, undefined, { signal: ending }).catch(() => undefined);
    // They do not all press at the same moment.
    await pause((pauseMs * index) / colleagues);
    while (!ending.aborted) {
      await open(calls[turn++ % calls.length]);
      await pause(pauseMs);
    }
  }

  /** Reloads the inbox whenever messages have arrived, as an open page does. */
  async function follow(ending: AbortSignal): Promise<void> {
    const events = await fetch(`http://127.0.0.1:${deskPort}${"/api/events"}`, { headers: { cookie } });
    const decoder = new TextDecoder();
    const body = events.body ?? new ReadableStream<Uint8Array>();
    const reader = body.getReader();
    ending.addEventListener("abort", () => void reader.cancel());
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (decoder.decode(value, { stream: true }).includes("event: arrived"))
        await Promise.all(reloaded.map((call) => open(call)));
    }
  }

  /** Messages a second, and the server's processor time for each. */
  async function measure() {
    const before = await processorSeconds(site.origin);
    const { acknowledgedPerSecond: rate } = await postMessages(site.origin, connections, seconds);
    return { rate, processor: ((await processorSeconds(site.origin)) - before) / rate };
  }

  async function compare(pauseMs: number): Promise<BesideDesk> {
    const alone: number[] = [];
    const shares: number[] = [];
    const processorShares: number[] = [];
    const openedBefore = opened;

    for (let round = 0; round < rounds; round++) {
      const calm = await measure();
      const ending = new AbortController();
      const working = Array.from({ length: colleagues }, (_, index) => [
        work(index, pauseMs, ending.signal),
        follow(ending.signal),
      ]).flat();
      const beside = await measure();
      ending.abort();
      await Promise.all(working);
      alone.push(calm.rate);
      shares.push(beside.rate / calm.rate);
      processorShares.push(calm.processor / beside.processor);
    }
    return {
      callsPerSecond: (opened - openedBefore) / (rounds * seconds),
      alonePerSecond: median(alone),
      loss: 1 - median(shares),
      processorLoss: 1 - median(processorShares),
    };
  }

  try {
    await postMessages(site.origin, connections, warmUpSeconds);
    for (let round = 0; round < warmUpTurns; round++) for (const call of calls) await open(call);
    const compared: BesideDesk[] = [];
    for (const pauseMs of pausesMs) compared.push(await compare(pauseMs));
    return compared;
  } finally {
    await site.stop();
  }
}

async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
