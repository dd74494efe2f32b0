import type { FastifyBaseLogger } from "fastify";
import type { RunGathered } from "../database/batching-loader.ts";
import type { Database } from "../database/connect.ts";
import type { Submissions } from "../write-queue/write-queue.ts";
import type { DeliveryOutcome } from "./delivery.ts";
import { type DeliveryTimes, defaultTimes } from "./delivery-times.ts";
import { createDeliveryLane } from "./delivery-worker.ts";
import type { Channel, ChannelName, NoticeKind, NoticeReader, Notify } from "./notice.ts";
import { enqueue, type NewNotification } from "./outbox.repository.ts";

export interface OutboxDependencies {
  readonly database: Database;
  readonly submissions: Submissions;
  /** The channels that are configured. */
  readonly channels: readonly Channel[];
  readonly readers: Readonly<Record<NoticeKind, NoticeReader>>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly onOutcome: (channel: ChannelName, outcome: DeliveryOutcome) => void;
  readonly times?: DeliveryTimes;
}

/** Tells staff what has come in: at least once, and only what is on disk. */
export interface Outbox {
  readonly notify: Notify;
  /** Something was committed: look at once instead of at the next poll. */
  wake(): void;
  /** Begins to deliver. Any number of processes may do so on one database. */
  start(): void;
  /** Ends what is under way, or puts it back for others. */
  stop(): Promise<void>;
}

/** Remembers what staff have to be told of, and delivers it on the channels, each at its own speed. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { database, channels, times = defaultTimes, onOutcome } = dependencies;
  const lanes = channels.map((channel) =>
    createDeliveryLane(channel, {
      ...dependencies,
      times,
      onOutcome: (outcome) => onOutcome(channel.name, outcome),
    }),
  );
  // Mail is remembered even while no server is configured: it goes out as soon as one is.
  const told: readonly ChannelName[] = [
    ...new Set<ChannelName>(["mail", ...channels.map(({ name }) => name)]),
  ];
  const remember: RunGathered<NewNotification, void> = async (transaction, rows) => {
    await enqueue(transaction, database.engine, rows);
    return [];
  };

  return {
    async notify(gather, kind, recordId, now) {
      await Promise.all(told.map((channel) => gather(remember, { channel, kind, recordId, at: now })));
    },
    wake() {
      for (const lane of lanes) lane.wake();
    },
    start() {
      for (const lane of lanes) lane.start();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
