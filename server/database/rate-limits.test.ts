import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseSettings, emptyDatabase, open } from "#tests/support/databases.ts";
import type { Database } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/in-order.ts";
import { forgetClients, takeShared } from "./rate-limits.ts";

let settings: DatabaseSettings & { remove(): Promise<void> };
let database: Database;
let other: Database;
beforeAll(async () => {
  settings = await emptyDatabase("postgres");
  [database, other] = await Promise.all([open(settings), open(settings)]);
  await migrate(database, migrations, () => new Date());
});
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await settings.remove();
});

/** So many seconds, as far as the counters of this kind of call can tell. */
async function letPass(scope: string, seconds: number): Promise<void> {
  await database.kysely
    .updateTable("rate_limits")
    .set({ whole_at: sql`whole_at - ${seconds}::double precision` })
    .where("scope", "=", scope)
    .execute();
}

const slow = { scope: "slow", burst: 3, perMinute: 6 };

test("two processes let a client's burst through together, then tell how long to wait", async () => {
  const takes = [database, other, database, other, database].map(({ kysely }) =>
    takeShared(kysely, slow, "a"),
  );
  const waits = (await Promise.all(takes)).sort((one, two) => one - two);
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  for (const wait of waits.slice(3)) expect(wait).toBeOneOf([8, 9, 10]);
});

test("each client and each kind of call has an allowance of its own", async () => {
  expect(await takeShared(database.kysely, slow, "b")).toBe(0);
  expect(await takeShared(database.kysely, { ...slow, scope: "other" }, "a")).toBe(0);
});

test("it grows back steadily, and no further than its measure; calls that are refused do not set it back", async () => {
  const limit = { scope: "growing", burst: 2, perMinute: 1 };
  const isTaken = async () => (await takeShared(database.kysely, limit, "a")) === 0;
  expect([await isTaken(), await isTaken(), await isTaken(), await isTaken()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await letPass(limit.scope, 60);
  expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  await letPass(limit.scope, 600);
  expect([await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, false]);
});

test("a thousand calls at once get as many as are allowed", async () => {
  const flood = { scope: "flood", burst: 10, perMinute: 1 };
  const waits = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      takeShared((index % 2 ? database : other).kysely, flood, "one"),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("who has been away is forgotten in steps, others are not, and a crash of the database forgives all", async () => {
  const brief = { scope: "brief", burst: 1, perMinute: 60_000 };
  for (let client = 0; client < 12; client++) await takeShared(database.kysely, brief, `client ${client}`);
  await sleep(20);
  const forget = (limit: number) => forgetClients(database.kysely, new Date(), limit);
  expect(await forget(10)).toBe(10);
  expect(await forget(10)).toBeGreaterThanOrEqual(2);
  expect(await forget(10)).toBe(0);
  expect(await takeShared(database.kysely, slow, "a")).toBeGreaterThan(0);
  const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_limits'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ relpersistence: "u" }]);
});
