import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import type { Database } from "../database/connect.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import { type Channel, type ContentReader, DeliveryError, type OnDelivered } from "./channel.ts";
import { createChannelCircuit } from "./channel-circuit.ts";
import { backoffAfter, type DeliveryTimes } from "./delivery-times.ts";
import { type ClaimedDelivery, claimDue, isAnyDue, markDelivered, markFailed } from "./outbox.repository.ts";

/** How many deliveries of a channel run at once. A claim takes no more, so that other processes get some too. */
const concurrency = 4;

export interface DeliveryDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly onDelivered: Readonly<Partial<Record<DeliveryKind, OnDelivered>>>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly times: DeliveryTimes;
  readonly onOutcome: (outcome: DeliveryOutcome) => void;
}

export type DeliveryOutcome = "delivered" | "failed" | "dead";

/** Delivers what is due on one channel. A channel that stalls delays no other channel. */
export function createDeliveryWorker<Content>(
  channel: Channel<Content>,
  readers: Readonly<Partial<Record<DeliveryKind, ContentReader<Content>>>>,
  { database, writeQueue, onDelivered, clock, log, times, onOutcome }: DeliveryDependencies,
) {
  const deliverable = { channel: channel.name, kinds: Object.keys(readers) as DeliveryKind[] };
  const stopping = new AbortController();
  const abortDeliveries = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let wakeSignal = new AbortController();
  const circuit = createChannelCircuit(times, () => performance.now());

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeSignal = new AbortController();
      if (circuit.isOpen()) {
        await Promise.all(inFlight);
        await pause(circuit.waitMs(), stopping.signal);
        if (stopping.signal.aborted) break;
      }
      const claimed = await claimBatch().catch((error: unknown) => {
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be read");
        return [];
      });
      for (const claim of claimed) track(deliver(claim));
      if (inFlight.size >= concurrency) await Promise.race(inFlight);
      if (claimed.length > 0 || wakeSignal.signal.aborted) await pause(times.pace, stopping.signal);
      else await pause(times.poll, AbortSignal.any([stopping.signal, wakeSignal.signal]));
    }
    await Promise.all(inFlight);
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

  function track(delivery: Promise<void>): void {
    const tracked = delivery
      // The delivery is tried again when its lease ends: a repeat is better than a loss.
      .catch((error: unknown) =>
        log.warn({ err: error, channel: channel.name }, "The outbox cannot be written"),
      )
      .finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
  }

  /** Attempts a delivery once and stores the outcome. Rejects when the outcome cannot be stored. */
  async function deliver(claim: ClaimedDelivery): Promise<void> {
    const failure = await attempt(claim);
    const now = clock();
    if (failure === undefined) {
      await writeQueue.addBackground(async (transaction) => {
        await markDelivered(transaction, claim, now);
        await onDelivered[claim.kind]?.(transaction, claim.recordId, now);
      });
      return onOutcome("delivered");
    }
    const isDead = now >= claim.giveUpAt;
    // An aborted delivery is due again at once.
    const isAborted = abortDeliveries.signal.aborted;
    const backoff = isAborted ? 0 : backoffAfter(claim.attempts, times, Math.random());
    const change = isDead ? { deadAt: now } : { dueAt: new Date(now.getTime() + backoff) };
    await writeQueue.addBackground((transaction) => markFailed(transaction, claim, failure.message, change));
    const logFields = { notification: claim.id, channel: channel.name, reason: failure.message };
    if (isDead) log.error(logFields, "A notification is given up");
    else if (claim.attempts === 1 && !failure.isOfChannel)
      log.warn(logFields, "A notification is not delivered yet");
    onOutcome(isDead ? "dead" : "failed");
  }

  /** Logs one line when the channel stops working and one when it works again, however many deliveries wait. */
  function noteChannel(failure: DeliveryError | undefined): void {
    if (abortDeliveries.signal.aborted) return;
    if (failure?.isOfChannel) {
      if (circuit.fail())
        log.warn(
          { channel: channel.name, reason: failure.message },
          "This channel does not work: notifications wait, and one at a time is tried",
        );
    } else if (circuit.succeed()) log.warn({ channel: channel.name }, "This channel works again");
  }

  /** @returns the reason of a failure. */
  async function attempt(claim: ClaimedDelivery): Promise<DeliveryError | undefined> {
    const signal = AbortSignal.any([abortDeliveries.signal, AbortSignal.timeout(times.attempt)]);
    try {
      const content = await readers[claim.kind]?.(database.kysely, claim.recordId);
      // An erased record needs no delivery.
      if (!content) return undefined;
      await channel.deliver(content, claim.id, signal);
      noteChannel(undefined);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryError) {
        noteChannel(error);
        return error;
      }
      log.warn({ err: error, channel: channel.name }, "A notification could not be put together");
      return new DeliveryError(`It could not be put together (${(error as Error).name}).`, "delivery");
    }
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
