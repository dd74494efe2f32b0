import { setTimeout as sleep } from "node:timers/promises";
import { createDelivery, type DeliveryDependencies } from "./delivery.ts";
import type { Channel } from "./notice.ts";
import { type ClaimedNotification, claimDue, isAnyDue } from "./outbox.repository.ts";

/** How many deliveries of a channel run at once. A claim takes no more than these, so other processes get some too. */
const concurrency = 4;

/** Delivers what is due on one channel. A channel that stalls delays no other one. */
export interface DeliveryWorker {
  start(): void;
  /** Looks soon instead of at the next poll: something was stored a moment ago. */
  wake(): void;
  /** Claims nothing more, gives running deliveries a short time, and puts back what is not delivered by then. */
  stop(): Promise<void>;
}

export function createDeliveryWorker(channel: Channel, dependencies: DeliveryDependencies): DeliveryWorker {
  const { database, writeQueue, clock, log, times } = dependencies;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const deliver = createDelivery(channel, dependencies, cutOff.signal);
  const underWay = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let news = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      news = new AbortController();
      const claimed = await claimSome().catch((error: unknown) => {
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be read");
        return [];
      });
      for (const claim of claimed) follow(deliver(claim));
      if (underWay.size >= concurrency) await Promise.race(underWay);
      if (claimed.length > 0 || news.signal.aborted) await pause(times.pace, stopping.signal);
      else await pause(times.poll, AbortSignal.any([stopping.signal, news.signal]));
    }
    await Promise.all(underWay);
  }

  async function claimSome(): Promise<ClaimedNotification[]> {
    const now = clock();
    if (!(await isAnyDue(database.kysely, channel.name, now)) || stopping.signal.aborted) return [];
    return writeQueue.addBackground((transaction) =>
      claimDue(transaction, database.engine, {
        channel: channel.name,
        limit: concurrency - underWay.size,
        now,
        leaseMs: times.lease,
        giveUpAfterMs: times.giveUp,
      }),
    );
  }

  function follow(delivery: Promise<void>): void {
    const followed = delivery
      // When its lease ends, it is tried again: a repeat is better than a loss.
      .catch((error: unknown) =>
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be written"),
      )
      .finally(() => underWay.delete(followed));
    underWay.add(followed);
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      news.abort();
    },
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => cutOff.abort(), times.grace);
      await running;
      clearTimeout(timer);
    },
  };
}

/** Waits this many milliseconds, or until the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
