import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { whileDatabaseIsAway } from "#tests/support/databases.ts";
import { postJson, startServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";
import { createSharedRateLimiter } from "./shared-rate-limit.ts";

function limiter(local: number[], shared: () => Promise<number>) {
  const asked: string[] = [];
  const logged: string[] = [];
  const clock = { now: 0 };
  const take = createSharedRateLimiter({
    local: () => local.shift() ?? 0,
    shared(client) {
      asked.push(client);
      return shared();
    },
    nowMs: () => clock.now,
    log: pino({}, { write: (line: string) => logged.push(line) }),
  });
  return { take, asked, logged, clock };
}

test("a client over the limit of this process does not reach the database", async () => {
  const { take, asked } = limiter([0, 7, 0], async () => 3);
  expect([await take("a"), await take("b"), await take("c")]).toEqual([3, 7, 3]);
  expect(asked).toEqual(["a", "c"]);
});

test("a database that fails is not asked for a while and never the reason for a refusal", async () => {
  let isAway = true;
  const { take, asked, logged, clock } = limiter([0, 0, 5, 0, 0], async () => {
    if (isAway) throw new Error("away");
    return 9;
  });
  expect([await take("a"), await take("b"), await take("c")]).toEqual([0, 0, 5]);
  expect(asked).toEqual(["a"]);
  expect(logged).toHaveLength(1);
  clock.now = 6_000;
  isAway = false;
  expect(await take("d")).toBe(9);
});

test("a request does not wait long for a database that hangs", async () => {
  const { take } = limiter([], () => new Promise(() => {}));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const wait = take("a");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await wait).toBe(0);
  expect(await take("b")).toBe(0);
});

test("while PostgreSQL is away the call itself says so, and the limit holds again afterwards", async () => {
  const threeAtOnce = String(3 / rateLimits.contact.burst);
  const server = await startServer("postgres", { RATE_LIMIT_SCALE: threeAtOnce });
  const send = async () =>
    (await postJson(`${server.address}/api/v1/contact/new`, requiredContactFields)).status;
  expect(await whileDatabaseIsAway(server.settings, send)).toBe(503);
  expect([await send(), await send(), await send()]).toEqual([201, 201, 429]);
  const stored = await server.database.kysely.selectFrom("contact_messages").select("id").execute();
  expect(stored).toHaveLength(2);
  await server.close();
});
