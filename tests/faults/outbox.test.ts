/** Staff are notified of everything that was acknowledged and can recognise a repeat, however the program ends. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/database/database.ts";
import { retryWhileBusy } from "#server/database/retry-while-busy.ts";
import { startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines, environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const build = makeStubBuild();

let mail: TestMailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

function mailSettings(to = "sales@example.com") {
  return { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: to, LOG_LEVEL: "silent" };
}

async function send(address: string): Promise<string> {
  const response = await postJson(`${address}/api/v1/contact/new`, contactMessage);
  return ((await response.json()) as { reference: string }).reference;
}

/** The lease of a dead process expires after a minute and a half: that time passes here, beside a server that writes. */
async function letLeasesEnd(database: Database): Promise<void> {
  await retryWhileBusy(database, soon.timeout, () =>
    database.kysely.updateTable("outbox").set({ due_at: new Date().toISOString() }).execute(),
  );
}

/** The references in the notifications to staff, by Message-ID. */
function notified(): Map<string | undefined, string | undefined> {
  return new Map(
    mail.received.map(({ headers, text }) => [
      headers.get("message-id"),
      /^Reference: (.+)$/m.exec(text)?.[1],
    ]),
  );
}

async function undelivered({ kysely }: Database): Promise<string[]> {
  const left = await kysely.selectFrom("outbox").select("id").where("status", "<>", "delivered").execute();
  return left.map(({ id }) => id);
}

async function expectAllDelivered(database: Database): Promise<void> {
  await vi.waitFor(async () => expect(await undelivered(database)).toEqual([]), soon);
}

describe.each(engines)("a server on %s", (engine) => {
  test("that is killed after it sent a mail and before it recorded that sends it again under the same id", async () => {
    const settings = await migratedDatabase(engine);
    const environment = { ...environmentOf(settings), ...mailSettings() };
    const first = await startApp(environment, build);
    const release = mail.hold();
    const reference = await send(first.address);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    first.child.kill("SIGKILL");
    await first.ended;
    release();

    const second = await startApp(environment, build);
    const database = await open(settings);
    await letLeasesEnd(database);
    await expectAllDelivered(database);
    expect(mail.received).toHaveLength(2);
    expect([...notified().values()]).toEqual([reference]);
    second.child.kill("SIGTERM");
    expect(await second.ended).toMatchObject({ code: 0 });
    await database.close();
    await settings.remove();
  });

  test("that gets SIGTERM while the mail server stalls ends in time, and puts the mail back", async () => {
    const settings = await migratedDatabase(engine);
    const app = await startApp({ ...environmentOf(settings), ...mailSettings() }, build);
    mail.behaviour = "stall";
    await send(app.address);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    app.child.kill("SIGTERM");
    // A server that cannot end in time exits with another code.
    expect(await app.ended).toMatchObject({ code: 0 });
    const database = await open(settings);
    const row = await database.kysely.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "pending", attempts: 1 });
    expect(Date.parse(row.due_at)).toBeLessThanOrEqual(Date.now());
    await database.close();
    await settings.remove();
  });
});

test("two servers on one PostgreSQL, one of them killed, notify of everything, and repeat only the killed one's mails", async () => {
  const settings = await migratedDatabase("postgres");
  const environment = { ...environmentOf(settings), VAULT_KEY: "1".repeat(64) };
  // The recipient tells whose mail it is.
  const [one, other] = await Promise.all(
    ["one@example.com", "other@example.com"].map((to) =>
      startApp({ ...environment, ...mailSettings(to) }, build),
    ),
  );
  if (!one || !other) throw new Error("There are not two servers.");
  const release = mail.hold();
  const references = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send((index % 2 ? one : other).address)),
  );
  // As many as both have under way at once.
  await vi.waitFor(() => expect(mail.received).toHaveLength(8), soon);
  const sentByTheKilledOne = mail.received
    .filter(({ recipients }) => recipients.includes("one@example.com"))
    .map(({ headers }) => /^<(.+)@/.exec(headers.get("message-id") ?? "")?.[1]);
  expect(sentByTheKilledOne).toHaveLength(4);
  one.child.kill("SIGKILL");
  await one.ended;
  release();
  const database = await open(settings);
  await vi.waitFor(
    async () => expect((await undelivered(database)).sort()).toEqual(sentByTheKilledOne.sort()),
    soon,
  );
  await letLeasesEnd(database);
  await expectAllDelivered(database);
  expect([...notified().values()].sort()).toEqual([...references].sort());
  expect(mail.received).toHaveLength(44);
  other.child.kill("SIGKILL");
  await other.ended;
  await database.close();
  await settings.remove();
});
