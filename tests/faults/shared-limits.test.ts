import { expect, test, vi } from "vitest";
import { rateLimits } from "#server/limits.ts";
import { startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const build = makeStubBuild();

test("two servers on one PostgreSQL share a client's limit, and the database does not know the client's address", async () => {
  const settings = await migratedDatabase("postgres");
  const environment = {
    ...environmentOf(settings),
    VAULT_KEY: "1".repeat(64),
    // Four at once, then one in 25 seconds with a contact limit of 10 and 6.
    RATE_LIMIT_SCALE: String(4 / rateLimits.contact.burst),
    TRUST_PROXY: "loopback",
  };
  const apps = await Promise.all([startApp(environment, build), startApp(environment, build)]);
  const send = (index: number, client: string) =>
    postJson(`${apps[index % 2]?.address}/api/v1/contact/new`, contactMessage, { "x-forwarded-for": client });

  let clients = 0;
  const seen = () => `203.0.113.${clients}`;
  // A database that takes a second to count is left alone for a while, and each server counts for itself: then another
  // client is looked at.
  await vi.waitFor(async () => {
    clients++;
    const answers = [];
    for (let index = 0; index < 8; index++) answers.push(await send(index, seen()));
    expect(answers.map(({ status }) => status)).toEqual([...Array(4).fill(201), ...Array(4).fill(429)]);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  }, soon);
  expect((await send(1, "203.0.113.250")).status).toBe(201);

  const database = await open(settings);
  const rows = await database.kysely.selectFrom("rate_limits").selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.length).toBeLessThanOrEqual(clients + 1);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
  await database.close();
  for (const { child, ended } of apps) {
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0 });
  }
  await settings.remove();
});
