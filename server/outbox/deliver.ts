import type { FastifyBaseLogger } from "fastify";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import type { Database } from "../database/database.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import { type Channel, type ContentReader, DeliveryError, type OnDelivered } from "./channel.ts";
import type { ChannelCircuit } from "./channel-circuit.ts";
import { backoffAfter, type DeliveryTimes } from "./delivery-times.ts";
import { type ClaimedDelivery, markDelivered, markFailed } from "./outbox.repository.ts";

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

export type Readers<Content> = Readonly<Partial<Record<DeliveryKind, ContentReader<Content>>>>;

/**
 * Attempts a delivery once and stores the outcome. Rejects when the outcome cannot be stored.
 *
 * @param abort ends attempts; their deliveries are due again at once.
 */
export function createDeliver<Content>(
  channel: Channel<Content>,
  readers: Readers<Content>,
  circuit: ChannelCircuit,
  abort: AbortSignal,
  { database, writeQueue, onDelivered, clock, log, times, onOutcome }: DeliveryDependencies,
): (claim: ClaimedDelivery) => Promise<void> {
  /** @returns the reason of a failure. */
  async function attempt(claim: ClaimedDelivery): Promise<DeliveryError | undefined> {
    const signal = AbortSignal.any([abort, AbortSignal.timeout(times.attempt)]);
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

  /** Logs one line when the channel stops working and one when it works again, however many deliveries wait. */
  function noteChannel(failure: DeliveryError | undefined): void {
    if (abort.aborted) return;
    if (failure?.isOfChannel) {
      if (circuit.fail())
        log.warn(
          { channel: channel.name, reason: failure.message },
          "This channel does not work: notifications wait, and one at a time is tried",
        );
    } else if (circuit.succeed()) log.warn({ channel: channel.name }, "This channel works again");
  }

  async function storeDelivered(claim: ClaimedDelivery): Promise<void> {
    const now = clock();
    await writeQueue.addBackground(async (transaction) => {
      await markDelivered(transaction, claim, now);
      await onDelivered[claim.kind]?.(transaction, claim.recordId, now);
    });
    onOutcome("delivered");
  }

  async function storeFailed(claim: ClaimedDelivery, failure: DeliveryError): Promise<void> {
    const now = clock();
    const isDead = now >= claim.giveUpAt;
    const backoff = abort.aborted ? 0 : backoffAfter(claim.attempts, times, Math.random());
    const change = isDead ? { deadAt: now } : { dueAt: new Date(now.getTime() + backoff) };
    await writeQueue.addBackground((transaction) => markFailed(transaction, claim, failure.message, change));
    const logFields = { notification: claim.id, channel: channel.name, reason: failure.message };
    if (isDead) log.error(logFields, "A notification is given up");
    else if (claim.attempts === 1 && !failure.isOfChannel)
      log.warn(logFields, "A notification is not delivered yet");
    onOutcome(isDead ? "dead" : "failed");
  }

  return async (claim) => {
    const failure = await attempt(claim);
    return failure === undefined ? storeDelivered(claim) : storeFailed(claim, failure);
  };
}
