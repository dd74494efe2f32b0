import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connect.ts";
import type { Submissions } from "../database/submissions.ts";
import { type Channel, DeliveryError, type NoticeKind, type NoticeReader } from "./notice.ts";
import {
  type ClaimedNotification,
  claimDue,
  isAnyDue,
  markDead,
  markDelivered,
  putBack,
} from "./outbox.repository.ts";

/** All in milliseconds. */
export interface DeliveryTimes {
  /** How often a process looks for what others have left, or what is due again. */
  readonly poll: number;
  /** A rest after each claim: a flood of messages neither floods the mail server nor keeps visitors waiting. */
  readonly pace: number;
  /** An attempt that takes longer has failed. */
  readonly attempt: number;
  /** Longer than an attempt and its two commits can take, or two processes would deliver the same at the same time. */
  readonly lease: number;
  /** The first pause between two attempts; it doubles with each. */
  readonly firstRetry: number;
  readonly longestRetry: number;
  /** So long after the first attempt it is given up. */
  readonly giveUp: number;
  /** How long what is under way may go on when the process has to end. */
  readonly grace: number;
}

export const defaultTimes: DeliveryTimes = {
  poll: 5_000,
  pace: 200,
  attempt: 30_000,
  lease: 90_000,
  firstRetry: 5_000,
  longestRetry: 30 * 60_000,
  giveUp: 24 * 60 * 60_000,
  grace: 4_000,
};

/** So many are under way at once on a channel. */
const slots = 4;

export interface LaneDependencies {
  readonly database: Database;
  readonly submissions: Submissions;
  readonly readers: Readonly<Record<NoticeKind, NoticeReader>>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly times: DeliveryTimes;
  readonly onOutcome: (outcome: DeliveryOutcome) => void;
}

export type DeliveryOutcome = "delivered" | "failed" | "dead";

/** Delivers what is due on one channel. A channel that stalls holds up no other one. */
export interface DeliveryLane {
  start(): void;
  /** Something was stored a moment ago: look soon instead of at the next poll. */
  wake(): void;
  /** Takes nothing new, gives what is under way a little time, and puts back what is not delivered by then. */
  stop(): Promise<void>;
}

export function createDeliveryLane(channel: Channel, dependencies: LaneDependencies): DeliveryLane {
  const { database, submissions, readers, clock, log, times, onOutcome } = dependencies;
  const stopping = new AbortController();
  const cutOff = new AbortController();
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
    return submissions.alongside((transaction) =>
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

  async function deliver(claim: ClaimedNotification): Promise<void> {
    const failure = await attempt(claim);
    const now = clock();
    if (failure === undefined) {
      await submissions.alongside((transaction) => markDelivered(transaction, claim, now));
      return onOutcome("delivered");
    }
    const about = { notification: claim.id, channel: channel.name, reason: failure };
    if (now >= claim.giveUpAt) {
      await submissions.alongside((transaction) => markDead(transaction, claim, failure, now));
      log.error(about, "A notification is given up");
      return onOutcome("dead");
    }
    const pause = cutOff.signal.aborted ? 0 : pauseAfter(claim.attempts, times, Math.random());
    const dueAt = new Date(now.getTime() + pause);
    await submissions.alongside((transaction) => putBack(transaction, claim, dueAt, failure));
    if (claim.attempts === 1) log.warn(about, "A notification is not delivered yet");
    onOutcome("failed");
  }

  /** @returns what went wrong, if anything did. */
  async function attempt(claim: ClaimedNotification): Promise<string | undefined> {
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(times.attempt)]);
    try {
      const notice = await readers[claim.kind](database.kysely, claim.recordId);
      // Erased meanwhile: there is nothing left to tell.
      if (notice) await channel.deliver(notice, claim.id, signal);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryError) return error.message;
      log.warn({ err: error, channel: channel.name }, "A notification could not be put together");
      return `It could not be put together (${(error as Error).name}).`;
    }
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

/**
 * The pause after so many attempts: doubling, and spread over its second half, so that what failed together is not tried
 * together.
 *
 * @param chance from 0 to 1.
 */
export function pauseAfter(
  attempts: number,
  { firstRetry, longestRetry }: Pick<DeliveryTimes, "firstRetry" | "longestRetry">,
  chance: number,
): number {
  const pause = Math.min(longestRetry, firstRetry * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + chance / 2));
}
