import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../processes/free-port.ts";
import { startSite } from "../processes/site-process.ts";
import { median } from "./median.ts";
import { postMessages } from "./post-load.ts";

const connections = 16;
/** Short and in turn, with and without the desk: what else the machine does slows neighbours in time alike. */
const seconds = 1;
const rounds = 15;
const warmUpSeconds = 2;
/** A server that has just started compiles at each call's first turns: a day at the desk is not like that. */
const warmUpTurns = 5;
/** A busy office: each opens something twice a second. */
const colleagues = 8;
const betweenCallsMs = 500;
const callsInASecond = 2;

/**
 * How much of the throughput of visitors' messages is lost while colleagues work on the desk of the same process.
 *
 * @param settings of the database.
 * @param calls what the colleagues open, in turn: paths with their queries.
 */
export async function postsBesideDesk(
  settings: Readonly<Record<string, string>>,
  cookie: string,
  calls: readonly string[],
): Promise<{
  readonly alonePerSecond: number;
  readonly loss: number;
  /** The same by the processor's time of the server for each message, its threads together. */
  readonly processorLoss: number;
  readonly callsPerSecond: number;
}> {
  const deskPort = await freePort();
  const site = await startSite(await freePort(), {
    ...settings,
    DESK_PORT: String(deskPort),
    RATE_LIMIT_SCALE: "1000000",
  });
  let opened = 0;

  async function open(turn: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${deskPort}${calls[turn % calls.length]}`, {
      headers: { cookie },
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.url} was answered ${answer.status}.`);
  }

  async function work(first: number, ending: AbortSignal): Promise<void> {
    for (let turn = first; !ending.aborted; turn++) {
      await open(turn);
      opened++;
      await sleep(betweenCallsMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }

  /** Messages a second, and the server's processor time for each. */
  async function measure() {
    const before = await processorSeconds(site.origin);
    const { acknowledgedPerSecond: rate } = await postMessages(site.origin, connections, seconds);
    return { rate, processor: ((await processorSeconds(site.origin)) - before) / rate };
  }

  try {
    await postMessages(site.origin, connections, warmUpSeconds);
    for (let turn = 0; turn < warmUpTurns * calls.length; turn++) await open(turn);
    const alone: number[] = [];
    const shares: number[] = [];
    const processorShares: number[] = [];

    for (let round = 0; round < rounds; round++) {
      const calm = await measure();
      const ending = new AbortController();
      const working = Array.from({ length: colleagues }, (_, index) =>
        work((round * colleagues + index) * callsInASecond, ending.signal),
      );
      const beside = await measure();
      ending.abort();
      await Promise.all(working);
      alone.push(calm.rate);
      shares.push(beside.rate / calm.rate);
      processorShares.push(calm.processor / beside.processor);
    }
    return {
      alonePerSecond: median(alone),
      loss: 1 - median(shares),
      processorLoss: 1 - median(processorShares),
      callsPerSecond: opened / (rounds * seconds),
    };
  } finally {
    await site.stop();
  }
}

async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
