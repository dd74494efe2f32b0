import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connect.ts";
import type { NoticeKind } from "../database/tables.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import { backoffAfter, type DeliveryTimes } from "./delivery-times.ts";
import { type Channel, DeliveryError, type NoticeReader } from "./notice.ts";
import { type ClaimedNotification, markDelivered, markFailed } from "./outbox.repository.ts";

export interface DeliveryDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly readers: Readonly<Record<NoticeKind, NoticeReader>>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly times: DeliveryTimes;
  readonly onOutcome: (outcome: DeliveryOutcome) => void;
}

export type DeliveryOutcome = "delivered" | "failed" | "dead";

/**
 * Attempts to deliver a claimed notification once and stores the outcome. Rejects when the outcome cannot be stored.
 *
 * @param cutOff ends running attempts; what they have not delivered is due again at once.
 */
export function createDelivery(
  channel: Channel,
  { database, writeQueue, readers, clock, log, times, onOutcome }: DeliveryDependencies,
  cutOff: AbortSignal,
): (claim: ClaimedNotification) => Promise<void> {
  async function deliver(claim: ClaimedNotification): Promise<void> {
    const failure = await attempt(claim);
    const now = clock();
    if (failure === undefined) {
      await writeQueue.addBackground((transaction) => markDelivered(transaction, claim, now));
      return onOutcome("delivered");
    }
    const isDead = now >= claim.giveUpAt;
    const backoff = cutOff.aborted ? 0 : backoffAfter(claim.attempts, times, Math.random());
    const change = isDead ? { deadAt: now } : { dueAt: new Date(now.getTime() + backoff) };
    await writeQueue.addBackground((transaction) => markFailed(transaction, claim, failure, change));
    const about = { notification: claim.id, channel: channel.name, reason: failure };
    if (isDead) log.error(about, "A notification is given up");
    else if (claim.attempts === 1) log.warn(about, "A notification is not delivered yet");
    onOutcome(isDead ? "dead" : "failed");
  }

  /** @returns the reason of a failure. */
  async function attempt(claim: ClaimedNotification): Promise<string | undefined> {
    const signal = AbortSignal.any([cutOff, AbortSignal.timeout(times.attempt)]);
    try {
      const notice = await readers[claim.kind](database.kysely, claim.recordId);
      // A record that was erased meanwhile needs no delivery.
      if (notice) await channel.deliver(notice, claim.id, signal);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryError) return error.message;
      log.warn({ err: error, channel: channel.name }, "A notification could not be put together");
      return `It could not be put together (${(error as Error).name}).`;
    }
  }

  return deliver;
}
