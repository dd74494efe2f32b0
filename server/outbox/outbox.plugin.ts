import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ChannelName } from "#contract/desk/outbox.ts";
import type { Config } from "../config.ts";
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
import { createMailChannel } from "./mail.channel.ts";
import { enqueue } from "./outbox.repository.ts";
import { measureOutbox } from "./outbox-metrics.ts";
import { createWebhookChannel } from "./webhook.channel.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly notify: Notify;
  }
}

type Given = "database" | "notificationReaders" | "mailReaders" | "onDelivered" | "clock";
type OutboxOptions = Pick<OutboxDependencies, Given> & { readonly config: Pick<Config, "mail" | "webhook"> };

/** Adds `app.notify`, and delivers from the outbox while the server listens. */
export const outbox = fastifyPlugin(
  async (app: FastifyInstance, { config, ...options }: OutboxOptions) => {
    const { database, clock } = options;
    const { notify, start, stop } = createOutbox({
      ...options,
      writeQueue: app.writeQueue,
      mail:
        config.mail &&
        createMailChannel(config.mail, {
          setWarning: (warning) => app.operatorWarnings.set("mail recipients", warning),
        }),
      webhook: config.webhook && createWebhookChannel(config.webhook, clock),
      log: app.log,
      onOutcome: measureOutbox(app.metrics.registry, database, clock),
    });
    app.decorate("notify", notify);
    app.addHook("onListen", async () => start());
    // It begins in preClose: onClose comes after the running requests, which may use up the time to shut down.
    let stopped: Promise<void> | undefined;
    app.addHook("preClose", async () => {
      stopped = stop();
    });
    app.addHook("onClose", () => stopped);
  },
  { decorators: { fastify: ["writeQueue", "metrics", "operatorWarnings"] } },
);

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
