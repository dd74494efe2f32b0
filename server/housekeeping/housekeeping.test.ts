import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { soon } from "#tests/support/time-limits.ts";
import { createUnbatchedLoader } from "../database/batching-loader.ts";
import type { Database } from "../database/database.ts";
import { claimKeys } from "../idempotency/idempotency-keys.repository.ts";
import { claimDue, deleteDelivered, enqueue, markDelivered } from "../outbox/outbox.repository.ts";
import { createWriteQueue } from "../write-queue/write-queue.ts";
import { deleteOldRows } from "./delete-old-rows.repository.ts";
import { createHousekeeping, type RetentionRule } from "./housekeeping.ts";

const now = new Date("2026-03-01T00:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

const deleteExpiredKeys = deleteOldRows("idempotency_keys", ["scope", "key"], "created_at");

describe.each(engines)("housekeeping on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  let logged: string[];
  let warnings: Set<string | undefined>;
  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    ({ database } = opened);
    logged = [];
    warnings = new Set();
  });
  afterEach(() => opened.close());

  function keeping(...rules: RetentionRule[]) {
    const writeQueue = createWriteQueue(database);
    const log = pino({}, { write: (line: string) => logged.push(line) });
    const operatorWarnings = { set: (_subject: string, warning?: string) => void warnings.add(warning) };
    return createHousekeeping({ writeQueue, rules, clock: () => now, log, operatorWarnings });
  }

  function claim(key: string, at: Date, bodyHash = "hash") {
    return createUnbatchedLoader(database.kysely)(claimKeys, {
      scope: "contact",
      key,
      bodyHash,
      answer: key,
      now: at,
    });
  }

  function remember(recordId: string, at: Date): Promise<unknown> {
    return enqueue(database.kysely, [{ channel: "mail", kind: "contact-message", recordId, at }]);
  }

  async function keys(): Promise<string[]> {
    const rows = await database.kysely.selectFrom("idempotency_keys").select("key").orderBy("key").execute();
    return rows.map(({ key }) => key);
  }

  test("forgets a key after its days, so that it counts as new, and none before", async () => {
    await claim("old", daysAgo(8));
    await claim("young", daysAgo(6));
    const housekeeping = keeping({ name: "keys", keepMs: () => 7 * dayMs, deleteOld: deleteExpiredKeys });
    housekeeping.start();
    await vi.waitFor(async () => expect(await keys()).toEqual(["young"]), soon);
    await housekeeping.stop();
    expect(await claim("young", now)).toEqual({ outcome: "repeated", answer: "young" });
    expect(await claim("old", now, "another")).toEqual({ outcome: "first" });
  });

  test("tells the operator which settings of the desk it cannot read", async () => {
    const value = JSON.stringify({ messagesKeptDays: 20 });
    await database.kysely.updateTable("desk_settings").set({ value }).execute();
    const housekeeping = keeping({ name: "nothing", keepMs: () => null, deleteOld: async () => 0 });
    housekeeping.start();
    await vi.waitFor(() => expect([...warnings].join()).toContain("desk: messagesKeptDays."), soon);
    await housekeeping.stop();
  });

  test("takes small steps until nothing is left, and goes on when a rule fails", async () => {
    await database.kysely
      .insertInto("idempotency_keys")
      .values(
        Array.from({ length: 1_100 }, (_, index) => ({
          scope: "contact",
          key: `key ${index}`,
          body_hash: "",
          answer: "",
          created_at: daysAgo(9).toISOString(),
        })),
      )
      .execute();
    const steps: number[] = [];
    const failing: RetentionRule = {
      name: "failing",
      keepMs: () => 0,
      deleteOld: async () => Promise.reject(new Error("no")),
    };
    const housekeeping = keeping(failing, {
      name: "keys",
      keepMs: () => 7 * dayMs,
      async deleteOld(transaction, before, limit) {
        const deleted = await deleteExpiredKeys(transaction, before, limit, now);
        steps.push(deleted);
        return deleted;
      },
    });
    housekeeping.start();
    await vi.waitFor(() => expect(steps).toEqual([500, 500, 100]), soon);
    // `steps` has the last step before its transaction commits; `stop` waits for the commit.
    await housekeeping.stop();
    expect(await keys()).toEqual([]);
    expect(logged.join("")).toContain('"rules":["failing"]');
  });

  test("says in one line that all rules fail, as while the database is away, and why each does", async () => {
    const names = ["one", "two", "three"];
    const last = Promise.withResolvers<void>();
    const failing = names.map((name) => ({
      name,
      keepMs: () => 0,
      async deleteOld() {
        if (name === "three") last.resolve();
        throw new Error(name === "three" ? "denied" : "away");
      },
    }));
    const housekeeping = keeping(...failing);
    housekeeping.start();
    await last.promise;
    await vi.waitFor(() => expect(logged.join("")).toContain("three"), soon);
    await housekeeping.stop();
    const said = logged.map((line) => JSON.parse(line));
    expect(said.map(({ rules, causes }) => ({ rules, causes }))).toEqual([
      { rules: names, causes: ["away", "away", "denied"] },
    ]);
  });

  test("deletes delivered notifications after their days, and never one that is not delivered", async () => {
    const kind = "contact-message";
    const terms = { channel: "mail", kinds: [kind], limit: 9, leaseMs: 1_000, giveUpAfterMs: dayMs } as const;
    for (const days of [40, 20]) {
      await remember(`delivered ${days}`, daysAgo(days));
      const claims = await claimDue(database.kysely, { ...terms, now: daysAgo(days) });
      for (const one of claims) await markDelivered(database.kysely, one, daysAgo(days));
    }
    await remember("waiting", daysAgo(90));
    const housekeeping = keeping({
      name: "delivered",
      keepMs: () => 30 * dayMs,
      deleteOld: deleteDelivered,
    });
    housekeeping.start();
    await vi.waitFor(async () => {
      const rows = await database.kysely
        .selectFrom("outbox")
        .select("record_id")
        .orderBy("record_id")
        .execute();
      expect(rows.map((row) => row.record_id)).toEqual(["delivered 20", "waiting"]);
    }, soon);
    await housekeeping.stop();
  });
});
