import { setTimeout as sleep } from "node:timers/promises";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import { logOnChange } from "../log-on-change.ts";
import type { Channel } from "./channel.ts";
import { createChannelCircuit } from "./channel-circuit.ts";
import { createDeliver, type DeliveryDependencies, type Readers } from "./deliver.ts";
import { type ClaimedDelivery, claimDue, isAnyDue } from "./outbox.repository.ts";

/** How many deliveries of a channel run at once. A claim takes no more, so that other processes get some too. */
const concurrency = 4;

/** Delivers what is due on one channel. A channel that stalls delays no other channel. */
export function createDeliveryWorker<Content>(
  channel: Channel<Content>,
  readers: Readers<Content>,
  dependencies: DeliveryDependencies,
) {
  const { database, writeQueue, clock, log, times } = dependencies;
  const deliverable = { channel: channel.name, kinds: Object.keys(readers) as DeliveryKind[] };
  const stopping = new AbortController();
  const abortDeliveries = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let wakeSignal = new AbortController();
  const circuit = createChannelCircuit(times, () => performance.now());
  const deliver = createDeliver(channel, readers, circuit, abortDeliveries.signal, dependencies);

  const channelLog = log.child({ channel: channel.name });
  const noteReading = logOnChange(channelLog, {
    failing: "The outbox cannot be read",
    working: "The outbox can be read again",
  });

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeSignal = new AbortController();
      if (circuit.isOpen()) {
        await Promise.all(inFlight);
        await pause(circuit.waitMs(), stopping.signal);
        if (stopping.signal.aborted) break;
      }
      const claimed = await tryToClaim();
      for (const claim of claimed) track(claim);
      if (inFlight.size >= concurrency) await Promise.race(inFlight);
      if (claimed.length > 0 || wakeSignal.signal.aborted) await pause(times.pace, stopping.signal);
      else await pause(times.poll, AbortSignal.any([stopping.signal, wakeSignal.signal]));
    }
    await Promise.all(inFlight);
  }

  async function tryToClaim(): Promise<ClaimedDelivery[]> {
    try {
      const claimed = await claimBatch();
      noteReading(undefined);
      return claimed;
    } catch (err) {
      noteReading({ err });
      return [];
    }
  }

  async function claimBatch(): Promise<ClaimedDelivery[]> {
    const now = clock();
    if (!(await isAnyDue(database.kysely, deliverable, now)) || stopping.signal.aborted) return [];
    return writeQueue.addBackground((transaction) =>
      claimDue(transaction, {
        ...deliverable,
        limit: circuit.isOpen() ? 1 : concurrency - inFlight.size,
        now,
        leaseMs: times.lease,
        giveUpAfterMs: times.giveUp,
      }),
    );
  }

  function track(claim: ClaimedDelivery): void {
    const tracked = deliver(claim)
      // A repeat is better than a loss.
      .catch((err: unknown) =>
        channelLog.warn(
          { err, notification: claim.id },
          "What came of a notification could not be stored: it is tried again when its lease ends",
        ),
      )
      .finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
  }

  return {
    start() {
      running ??= run();
    },
    /** Looks now instead of at the next poll, because something was stored. */
    wake() {
      wakeSignal.abort();
    },
    /** Claims nothing more, waits a short time for running deliveries, then puts the others back. */
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => abortDeliveries.abort(), times.grace);
      await running;
      clearTimeout(timer);
    },
  };
}

/** Waits this many milliseconds, or until the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
