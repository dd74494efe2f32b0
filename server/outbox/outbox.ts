import type { ChannelName } from "#contract/desk/outbox.ts";
import { deliveryMs } from "../limits.ts";
import type {
  Channel,
  MailReaders,
  NotificationContent,
  NotificationReaders,
  Notify,
  PersonalMail,
} from "./channel.ts";
import type { DeliveryDependencies, DeliveryOutcome } from "./deliver.ts";
import type { DeliveryTimes } from "./delivery-times.ts";
import { createDeliveryWorker } from "./delivery-worker.ts";
import { enqueue } from "./outbox.repository.ts";

export interface OutboxDependencies extends Omit<DeliveryDependencies, "times" | "onOutcome"> {
  /** Undefined when it is not configured, like `webhook`. */
  readonly mail: Channel<NotificationContent | PersonalMail> | undefined;
  readonly webhook: Channel<NotificationContent> | undefined;
  readonly notificationReaders: NotificationReaders;
  readonly mailReaders: MailReaders;
  readonly onOutcome: (channel: ChannelName, outcome: DeliveryOutcome) => void;
  readonly times?: DeliveryTimes;
}

/**
 * Delivers notifications of what visitors sent, and the mails that staff write: each at least once, and only what is on
 * disk. Each channel delivers at its own speed.
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const { writeQueue, mail, webhook, notificationReaders, mailReaders, times = deliveryMs } = dependencies;
  const forWorker = (channel: ChannelName) => ({
    ...dependencies,
    times,
    onOutcome: (outcome: DeliveryOutcome) => dependencies.onOutcome(channel, outcome),
  });
  const workers = [
    ...(mail
      ? [createDeliveryWorker(mail, { ...notificationReaders, ...mailReaders }, forWorker("mail"))]
      : []),
    ...(webhook ? [createDeliveryWorker(webhook, notificationReaders, forWorker("webhook"))] : []),
  ];
  writeQueue.onCommit(() => {
    for (const worker of workers) worker.wake();
  });
  // Mails are stored even while no server is configured, and go out once there is one.
  const storedChannels: readonly ChannelName[] = webhook ? ["mail", "webhook"] : ["mail"];
  const notify: Notify = async (batched, kind, recordId, now) => {
    await Promise.all(
      storedChannels.map((channel) => batched(enqueue, { channel, kind, recordId, at: now })),
    );
  };
  return {
    notify,
    /** Any number of processes may deliver from one database. */
    start() {
      for (const worker of workers) worker.start();
    },
    /** Ends running deliveries, or puts them back for other processes. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
