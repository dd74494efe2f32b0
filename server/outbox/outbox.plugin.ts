import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { MailReaders, NotificationReaders, Notify, OnDelivered } from "./channel.ts";
import { createMailChannel } from "./mail.channel.ts";
import { createOutbox } from "./outbox.ts";
import { measureOutbox } from "./outbox-metrics.ts";
import { createWebhookChannel } from "./webhook.channel.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly notify: Notify;
  }
}

export interface OutboxOptions {
  readonly database: Database;
  readonly notificationReaders: NotificationReaders;
  readonly mailReaders: MailReaders;
  readonly onDelivered: Readonly<Partial<Record<DeliveryKind, OnDelivered>>>;
  readonly config: Pick<Config, "mail" | "webhook">;
  readonly clock: () => Date;
}

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
