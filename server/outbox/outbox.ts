import type { FastifyBaseLogger } from "fastify";
import type { BatchFunction } from "../database/batching-loader.ts";
import type { Database } from "../database/connect.ts";
import type { ChannelName, NoticeKind } from "../database/tables.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import type { DeliveryOutcome } from "./delivery.ts";
import { type DeliveryTimes, defaultTimes } from "./delivery-times.ts";
import { createDeliveryWorker } from "./delivery-worker.ts";
import type { Channel, NoticeReader, Notify } from "./notice.ts";
import { enqueue, type NewNotification } from "./outbox.repository.ts";

export interface OutboxDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
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
  /** Begins to deliver. Any number of processes may do so on one database. */
  start(): void;
  /** Ends what is under way, or puts it back for others. */
  stop(): Promise<void>;
}

/** Remembers what staff have to be told of, and delivers it on the channels, each at its own speed. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { database, writeQueue, channels, times = defaultTimes, onOutcome } = dependencies;
  const workers = channels.map((channel) =>
    createDeliveryWorker(channel, {
      ...dependencies,
      times,
      onOutcome: (outcome) => onOutcome(channel.name, outcome),
    }),
  );
  writeQueue.onCommit(() => {
    for (const worker of workers) worker.wake();
  });
  // Mail is remembered even while no server is configured: it goes out as soon as one is.
  const told: readonly ChannelName[] = [
    ...new Set<ChannelName>(["mail", ...channels.map(({ name }) => name)]),
  ];
  const remember: BatchFunction<NewNotification, void> = async (transaction, rows) => {
    await enqueue(transaction, database.engine, rows);
    return [];
  };

  return {
    async notify(batched, kind, recordId, now) {
      await Promise.all(told.map((channel) => batched(remember, { channel, kind, recordId, at: now })));
    },
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
