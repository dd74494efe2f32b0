import { Counter, Gauge, type Registry } from "prom-client";
import { formatAmount } from "#content/format/english.ts";
import type { ChannelName } from "#contract/desk/outbox.ts";
import { hourMs } from "#contract/durations.ts";
import type { Database } from "../database/database.ts";
import { deliveryMs } from "../limits.ts";
import type { DeliveryOutcome } from "./deliver.ts";
import { countUndelivered, maxUndeliveredCounted } from "./undelivered.repository.ts";

const givenUpAfter = formatAmount({ value: deliveryMs.giveUp / hourMs, unit: "hours" });

/**
 * Measures the outbox: notifications that are not delivered are counted when the metrics are read, attempts at once.
 *
 * @returns a function that counts an attempt.
 */
export function measureOutbox(
  registry: Registry,
  database: Database,
  clock: () => Date,
): (channel: ChannelName, outcome: DeliveryOutcome) => void {
  // Both gauges are read at once: they share a reading.
  let reading: ReturnType<typeof counts> | undefined;
  function sharedCounts() {
    reading ??= counts(database).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const attempts = new Counter({
    name: "outbox_attempts_total",
    help: "Attempts of this process to deliver a notification.",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  new Gauge({
    name: "outbox_notifications",
    help: `Notifications that are not delivered: pending, or dead after ${givenUpAfter} of trying. Counted up to ${maxUndeliveredCounted}.`,
    labelNames: ["channel", "status"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { channel, status, count } of await sharedCounts()) this.set({ channel, status }, count);
    },
  });
  new Gauge({
    name: "outbox_oldest_pending_seconds",
    help: "Age of the oldest notification that is still to be delivered; 0 when none is.",
    labelNames: ["channel"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { channel, status, oldest } of await sharedCounts()) {
        const age = oldest === null ? 0 : (clock().getTime() - Date.parse(oldest)) / 1000;
        if (status === "pending") this.set({ channel }, age);
      }
    },
  });
  return (channel, outcome) => attempts.inc({ channel, outcome });
}

/** None while the database is unavailable, so that the other metrics can still be read. */
async function counts(database: Database) {
  try {
    return await countUndelivered(database.kysely);
  } catch (error) {
    if (database.isUnavailable(error)) return [];
    throw error;
  }
}
