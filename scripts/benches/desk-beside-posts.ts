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
/** A busy office: each opens something twice a second. */
const colleagues = 8;
const betweenCallsMs = 500;

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
): Promise<{ readonly alonePerSecond: number; readonly loss: number; readonly callsPerSecond: number }> {
  const deskPort = await freePort();
  const site = await startSite(await freePort(), {
    ...settings,
    DESK_PORT: String(deskPort),
    RATE_LIMIT_SCALE: "1000000",
  });
  let opened = 0;

  async function work(first: number, ending: AbortSignal): Promise<void> {
    for (let turn = first; !ending.aborted; turn++) {
      const answer = await fetch(`http://127.0.0.1:${deskPort}${calls[turn % calls.length]}`, {
        headers: { cookie },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.url} was answered ${answer.status}.`);
      opened++;
      await sleep(betweenCallsMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }

  try {
    await postMessages(site.origin, connections, warmUpSeconds);
    const alone: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const calm = (await postMessages(site.origin, connections, seconds)).acknowledgedPerSecond;
      const ending = new AbortController();
      const working = Array.from({ length: colleagues }, (_, index) => work(index, ending.signal));
      const beside = (await postMessages(site.origin, connections, seconds)).acknowledgedPerSecond;
      ending.abort();
      await Promise.all(working);
      alone.push(calm);
      shares.push(beside / calm);
    }
    return {
      alonePerSecond: median(alone),
      loss: 1 - median(shares),
      callsPerSecond: opened / (rounds * seconds),
    };
  } finally {
    await site.stop();
  }
}
