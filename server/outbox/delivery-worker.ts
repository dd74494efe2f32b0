import { createDelivery, type DeliveryDependencies } from "./delivery.ts";
import type { Channel } from "./notice.ts";
import { type ClaimedNotification, claimDue, isAnyDue } from "./outbox.repository.ts";

/** So many are under way at once on a channel. */
const slots = 4;

/** Delivers what is due on one channel. A channel that stalls holds up no other one. */
export interface DeliveryWorker {
  start(): void;
  /** Something was stored a moment ago: look soon instead of at the next poll. */
  wake(): void;
  /** Takes nothing new, gives what is under way a little time, and puts back what is not delivered by then. */
  stop(): Promise<void>;
}

/** A worker that rests until it is started. It claims a few notifications at a time, so that other processes get some too. */
export function createDeliveryWorker(channel: Channel, dependencies: DeliveryDependencies): DeliveryWorker {
  const { database, writeQueue, clock, log, times } = dependencies;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const deliver = createDelivery(channel, dependencies, cutOff.signal);
  const underWay = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let endRest = () => {};
  let endPoll = () => {};
  let woken = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false;
      const claimed = await claimSome().catch((error: unknown) => {
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be read");
        return [];
      });
      for (const claim of claimed) follow(deliver(claim));
      if (underWay.size >= slots) await Promise.race(underWay);
      await (claimed.length > 0 || woken ? rest(times.pace) : poll());
    }
    await Promise.all(underWay);
  }

  async function claimSome(): Promise<ClaimedNotification[]> {
    const now = clock();
    if (!(await isAnyDue(database.kysely, channel.name, now)) || stopping.signal.aborted) return [];
    // Its commit is shared with those of visitors.
    return writeQueue.addBackground((transaction) =>
      claimDue(transaction, database.engine, {
        channel: channel.name,
        limit: slots - underWay.size,
        now,
        leaseMs: times.lease,
        giveUpAfterMs: times.giveUp,
      }),
    );
  }

  function follow(delivery: Promise<void>): void {
    const followed = delivery
      // Its lease ends by itself, and it is tried again: better a repeat than a loss.
      .catch((error: unknown) =>
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be written"),
      )
      .finally(() => underWay.delete(followed));
    underWay.add(followed);
  }

  async function rest(ms: number): Promise<void> {
    if (stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** A rest that news may end. */
  async function poll(): Promise<void> {
    const rested = rest(times.poll);
    endPoll = endRest;
    await rested;
    endPoll = () => {};
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      woken = true;
      endPoll();
    },
    async stop() {
      stopping.abort();
      endRest();
      const timer = setTimeout(() => cutOff.abort(), times.grace);
      await running;
      clearTimeout(timer);
    },
  };
}
