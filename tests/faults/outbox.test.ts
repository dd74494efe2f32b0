/** Staff hear of everything that was acknowledged, and can tell a repeat, however the program ends. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/database/connect.ts";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, engines, environmentOf, open } from "#tests/support/databases.ts";
import { postJson } from "#tests/support/http-server.ts";
import { makeStandInBuild } from "#tests/support/http-site.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";

const build = makeStandInBuild();
const message = { name: "Asha", email: "asha@example.com", phone: "98", subject: "Load" };
const soon = { timeout: 15_000, interval: 20 };

let mail: TestMailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

function mailSettings() {
  return { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: "sales@example.com", LOG_LEVEL: "silent" };
}

async function send(address: string): Promise<string> {
  const response = await postJson(`${address}/api/v1/contact/new`, message);
  return ((await response.json()) as { reference: string }).reference;
}

/** What a dead process had claimed is free again after a minute and a half: that time passes here. */
async function letLeasesEnd({ kysely }: Database): Promise<void> {
  await kysely.updateTable("outbox").set({ due_at: new Date().toISOString() }).execute();
}

/** The references that staff were told of, by Message-ID. */
function told(): Map<string | undefined, string | undefined> {
  return new Map(
    mail.received.map(({ headers, text }) => [
      headers.get("message-id"),
      /^Reference: (.+)$/m.exec(text)?.[1],
    ]),
  );
}

async function expectAllDelivered({ kysely }: Database): Promise<void> {
  await vi.waitFor(async () => {
    const left = await kysely.selectFrom("outbox").select("id").where("status", "<>", "delivered").execute();
    expect(left).toEqual([]);
  }, soon);
}

describe.each(engines)("a server on %s", (engine) => {
  test("that is killed after it sent a mail and before it could write so sends it again under the same id", async () => {
    const settings = await emptyDatabase(engine);
    const environment = { ...environmentOf(settings), ...mailSettings() };
    const first = await startApp(environment, build);
    mail.delayMs = 1_000;
    const reference = await send(first.address);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    first.child.kill("SIGKILL");
    await first.ended;
    mail.delayMs = 0;

    const second = await startApp(environment, build);
    const database = await open(settings);
    await letLeasesEnd(database);
    await expectAllDelivered(database);
    expect(mail.received).toHaveLength(2);
    expect([...told().values()]).toEqual([reference]);
    second.child.kill("SIGTERM");
    expect(await second.ended).toMatchObject({ code: 0 });
    await database.close();
    await settings.remove();
  }, 60_000);

  test("that is told to end while the mail server stalls leaves in time, and puts the mail back", async () => {
    const settings = await emptyDatabase(engine);
    const app = await startApp({ ...environmentOf(settings), ...mailSettings() }, build);
    mail.behaviour = "stall";
    await send(app.address);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    const before = performance.now();
    app.child.kill("SIGTERM");
    expect(await app.ended).toMatchObject({ code: 0 });
    expect(performance.now() - before).toBeLessThan(8_000);
    const database = await open(settings);
    const row = await database.kysely.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "pending", attempts: 1 });
    expect(Date.parse(row.due_at)).toBeLessThanOrEqual(Date.now());
    await database.close();
    await settings.remove();
  }, 30_000);
});

test("two servers on one PostgreSQL, one of them killed, tell of everything, and only the killed one's mails twice", async () => {
  const settings = await emptyDatabase("postgres");
  const environment = { ...environmentOf(settings), ...mailSettings(), VAULT_KEY: "1".repeat(64) };
  const [one, other] = await Promise.all([startApp(environment, build), startApp(environment, build)]);
  mail.delayMs = 20;
  const references = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send((index % 2 ? one : other).address)),
  );
  await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(5), soon);
  one.child.kill("SIGKILL");
  await one.ended;
  const database = await open(settings);
  await vi.waitFor(async () => {
    const { kysely } = database;
    const untried = await kysely.selectFrom("outbox").select("id").where("attempts", "=", 0).execute();
    expect(untried).toEqual([]);
  }, soon);
  // The living one ends what it has under way: then only the dead one's leases are left.
  await sleep(1_000);
  await database.kysely
    .updateTable("outbox")
    .set({ due_at: new Date().toISOString() })
    .where("status", "=", "pending")
    .where("due_at", ">", new Date(Date.now() + 60_000).toISOString())
    .execute();
  await expectAllDelivered(database);
  expect([...told().values()].sort()).toEqual([...references].sort());
  // At most what one process has under way at once.
  expect(mail.received.length - 40).toBeLessThanOrEqual(4);
  other.child.kill("SIGKILL");
  await other.ended;
  await database.close();
  await settings.remove();
}, 60_000);
