import { expect, test } from "vitest";
import { minuteMs } from "#contract/durations.ts";
import { engines, open, openNewDatabase } from "#tests/support/databases.ts";
import { createWriteQueue } from "../write-queue/write-queue.ts";
import { claimKeys } from "./idempotency-keys.repository.ts";

const start = Date.parse("2026-03-01T10:00:00.000Z");

test.each(engines)(
  "on %s, of processes that claim a key at the same moment after its lifetime, one is the first",
  async (engine) => {
    const { settings, close } = await openNewDatabase(engine);
    const databases = await Promise.all([1, 2].map(() => open(settings)));
    const processes = databases.map((database) => createWriteQueue(database));
    const claimAt = (process: (typeof processes)[number] | undefined, time: number, answer: string) =>
      process?.addInterleaved((_, batched) =>
        batched(claimKeys, {
          scope: "contact",
          key: "form same",
          bodyHash: "hash",
          answer,
          now: new Date(time),
          keyLifetimeMs: 10 * minuteMs,
        }),
      );
    expect(await claimAt(processes[0], start, "old")).toEqual({ outcome: "first" });
    const late = start + 10 * minuteMs + 1;
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claimAt(processes[index % 2], late + index, "new")),
    );
    expect(claims.filter((claim) => claim?.outcome === "first")).toHaveLength(1);
    expect(claims.filter((claim) => claim?.outcome === "repeated")).toEqual(
      Array(19).fill({ outcome: "repeated", answer: "new" }),
    );
    await Promise.all(databases.map((database) => database.close()));
    await close();
  },
);
