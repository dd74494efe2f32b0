import { Counter, Gauge, type Registry } from "prom-client";
import type { Database } from "../database/connect.ts";
import type { ChannelName } from "../database/tables.ts";
import type { DeliveryOutcome } from "./delivery.ts";
import { channelNames } from "./notice.ts";
import { countByChannel, type OutboxCount } from "./unfinished.repository.ts";

/**
 * Measures the outbox. Pending and dead notifications are counted when the metrics are read, attempts as they happen.
 *
 * @returns counts an attempt.
 */
export function measureOutbox(
  registry: Registry,
  database: Database,
  clock: () => Date,
): (channel: ChannelName, outcome: DeliveryOutcome) => void {
  const attempts = new Counter({
    name: "outbox_attempts_total",
    help: "Attempts of this process to deliver a notification.",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  new Gauge({
    name: "outbox_notifications",
    help: "Notifications that are not delivered: pending, or dead after a day of trying. Counted up to 10000.",
    labelNames: ["channel", "status"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const status of ["pending", "dead"] as const) {
        for (const { channel, count } of await counts(database, status)) this.set({ channel, status }, count);
      }
    },
  });
  new Gauge({
    name: "outbox_oldest_pending_seconds",
    help: "Age of the oldest notification that is still to be delivered; 0 when none is.",
    labelNames: ["channel"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { channel, oldest } of await counts(database, "pending")) {
        this.set({ channel }, oldest === null ? 0 : (clock().getTime() - Date.parse(oldest)) / 1000);
      }
    },
  });
  return (channel, outcome) => attempts.inc({ channel, outcome });
}

/** Left out while the database is unavailable: the process still has other metrics. */
async function counts(database: Database, status: "pending" | "dead"): Promise<OutboxCount[]> {
  try {
    return await Promise.all(channelNames.map((channel) => countByChannel(database.kysely, channel, status)));
  } catch (error) {
    if (database.isUnavailable(error)) return [];
    throw error;
  }
}
