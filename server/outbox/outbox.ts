import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connect.ts";
import type { ChannelName, NotificationKind } from "../database/tables.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import type { Channel, NotificationReader, Notify } from "./channel.ts";
import { type DeliveryTimes, defaultTimes } from "./delivery-times.ts";
import type { DeliveryOutcome } from "./delivery-worker.ts";
import { createDeliveryWorker } from "./delivery-worker.ts";
import { enqueue } from "./outbox.repository.ts";

export interface OutboxDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  /** The channels that are configured. */
  readonly channels: readonly Channel[];
  readonly readers: Readonly<Record<NotificationKind, NotificationReader>>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly onOutcome: (channel: ChannelName, outcome: DeliveryOutcome) => void;
  readonly times?: DeliveryTimes;
}

/** Notifies staff of what visitors sent: at least once, and only of what is on disk. */
export interface Outbox {
  readonly notify: Notify;
  /** Starts to deliver. Any number of processes may deliver from one database. */
  start(): void;
  /** Ends running deliveries, or puts them back for other processes. */
  stop(): Promise<void>;
}

/** Stores notifications and delivers them on the channels, each at its own speed. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { writeQueue, channels, times = defaultTimes, onOutcome } = dependencies;
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
  // Mail is stored even while no server is configured: it goes out once there is one.
  const storedChannels: readonly ChannelName[] = [
    ...new Set<ChannelName>(["mail", ...channels.map(({ name }) => name)]),
  ];
  return {
    async notify(batched, kind, recordId, now) {
      await Promise.all(
        storedChannels.map((channel) => batched(enqueue, { channel, kind, recordId, at: now })),
      );
    },
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
