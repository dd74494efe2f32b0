import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseSettings, migratedDatabase, open } from "#tests/support/databases.ts";
import type { Database, Queryable } from "../../database/database.ts";
import { consumeShared, deleteFullBuckets, type SharedLimit } from "./rate-limits.repository.ts";

let settings: DatabaseSettings & { remove(): Promise<void> };
let database: Database;
let other: Database;
beforeAll(async () => {
  settings = await migratedDatabase("postgres");
  [database, other] = await Promise.all([open(settings), open(settings)]);
});
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await settings.remove();
});

/** One call. */
async function take(through: Queryable, limit: SharedLimit, client: string): Promise<number | undefined> {
  const [wait] = await consumeShared(through, limit, [client]);
  return wait;
}

/** Lets the counters of this scope believe that so many seconds have passed. */
async function letPass(scope: string, seconds: number): Promise<void> {
  await database.kysely
    .updateTable("rate_limits")
    .set({ whole_at: sql`whole_at - ${seconds}::double precision` })
    .where("scope", "=", scope)
    .execute();
}

/** One call in ten thousand seconds: nothing grows back while the tests run. */
const perMinute = 0.006;
const slow = { scope: "slow", burst: 3, perMinute };

/** The wait for one call, less the time that the tests have taken. */
function expectWholeWait(wait: number | undefined): void {
  expect(wait).toBeGreaterThan(8_000);
  expect(wait).toBeLessThanOrEqual(10_000);
}

test("two processes share a client's burst, then say how long to wait", async () => {
  const takes = [database, other, database, other, database].map(({ kysely }) => take(kysely, slow, "a"));
  const waits = (await Promise.all(takes)).sort((one, other) => Number(one) - Number(other));
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  for (const wait of waits.slice(3)) expectWholeWait(wait);
});

test("each client and each kind of call has a bucket of its own", async () => {
  expect(await take(database.kysely, slow, "b")).toBe(0);
  expect(await take(database.kysely, { ...slow, scope: "other" }, "a")).toBe(0);
});

test("calls that are counted together are counted one by one when they are too many", async () => {
  const limit = { scope: "together", burst: 3, perMinute };
  const waits = await consumeShared(database.kysely, limit, ["a", "b", "a", "a", "c", "c", "c", "c"]);
  expect(waits.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expectWholeWait(waits[7]);
  const others = await consumeShared(other.kysely, limit, ["b", "a", "b", "b"]);
  expect(others).toEqual([0, expect.any(Number), 0, expect.any(Number)]);
  expectWholeWait(others[3]);
  expect(await take(other.kysely, limit, "a")).toBeGreaterThan(0);
});

test("a whole burst can be taken at once, and again when it has grown back", async () => {
  const limit = { scope: "whole", burst: 7, perMinute: 0.011 };
  const all = Array.from({ length: limit.burst }, () => "a");
  for (let time = 0; time < 20; time++) {
    expect(await consumeShared(database.kysely, limit, all)).toEqual(all.map(() => 0));
    expect(await take(database.kysely, limit, "a")).toBeGreaterThan(0);
    await letPass(limit.scope, 60_000);
  }
});

test("the bucket grows back steadily, never beyond the burst; refused calls do not slow it down", async () => {
  const limit = { scope: "growing", burst: 2, perMinute };
  const isTaken = async () => (await take(database.kysely, limit, "a")) === 0;
  expect([await isTaken(), await isTaken(), await isTaken(), await isTaken()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await letPass(limit.scope, 10_000);
  expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  await letPass(limit.scope, 100_000);
  expect([await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, false]);
});

test("a thousand calls at once get as many as are allowed", async () => {
  const flood = { scope: "flood", burst: 10, perMinute };
  const calls = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, index) => take((index % 2 ? database : other).kysely, flood, "one")),
  );
  const waits = calls.flatMap((call) => (call.status === "fulfilled" ? [call.value] : []));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(waits.length).toBeGreaterThan(10);
  // On a slow machine the last of them get no connection in time. They were not counted.
  for (const call of calls) {
    if (call.status === "rejected") expect(database.isUnavailable(call.reason)).toBe(true);
  }
});

test("full buckets are deleted in steps, others stay, and the table does not survive a crash", async () => {
  const lasting = { ...slow, scope: "lasting", burst: 1 };
  await take(database.kysely, lasting, "a");
  const brief = { scope: "brief", burst: 1, perMinute: 60_000 };
  for (let client = 0; client < 12; client++) await take(database.kysely, brief, `client ${client}`);
  await letPass(brief.scope, 1);
  const forget = (limit: number) => deleteFullBuckets(database.kysely, new Date(), limit);
  expect(await forget(10)).toBe(10);
  expect(await forget(10)).toBeGreaterThanOrEqual(2);
  expect(await forget(10)).toBe(0);
  expect(await take(database.kysely, lasting, "a")).toBeGreaterThan(0);
  const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_limits'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ relpersistence: "u" }]);
});
