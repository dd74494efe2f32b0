/** Two processes on one PostgreSQL, visited in turn. One or the other is killed again and again. */
import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { type DatabaseSettings, emptyDatabase, environmentOf, open } from "#tests/support/databases.ts";
import { forRunLength } from "#tests/support/run-length.ts";
import { startVisitors } from "#tests/support/simulated-visitors.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { soon } from "#tests/support/time-limits.ts";
import { startWebhook, type TestWebhook } from "#tests/support/webhook-receiver.ts";

const build = makeStubBuild();
const rounds = forRunLength(2, 12);
const acknowledgementsPerRound = forRunLength(8, 60);
const visitorsAtOnce = forRunLength(4, 12);

test(`one of two processes is killed ${rounds} times: nothing is lost, and staff are notified once or can recognise a repeat`, async () => {
  const settings = await emptyDatabase("postgres");
  const webhook = await startWebhook();
  const processes = await startTwo(settings, webhook);
  let calls = 0;
  const visitors = startVisitors(visitorsAtOnce, () => processes[calls++ % 2]?.address ?? "");
  for (let round = 0; round < rounds; round++) {
    await visitors.acknowledgements(acknowledgementsPerRound);
    const killed = processes[round % 2] as Restartable;
    killed.app.child.kill("SIGKILL");
    await killed.app.ended;
    killed.app = await killed.start();
  }
  await visitors.leave();
  await deliverAll(settings);
  for (const { app } of processes) {
    app.child.kill("SIGKILL");
    await app.ended;
  }

  const account = await visitors.account(settings);
  const ids = idsByRecord(webhook);
  const repeated = webhook.received.length - new Set(webhook.received.map(({ id }) => id)).size;
  console.log(
    `Two processes: ${rounds} rounds, ${visitors.acknowledged()} acknowledged, ${visitors.retried()} calls repeated, ${account.lost.length} lost, ${account.doubled.length} stored twice; ${ids.size} records notified, ${repeated} notified again under the same id`,
  );
  expect(account).toEqual({ lost: [], doubled: [] });
  expect(ids.size).toBe(visitors.acknowledged());
  expect([...ids].filter(([, known]) => known.size > 1)).toEqual([]);
  expect(webhook.received.every(({ isSigned }) => isSigned)).toBe(true);
  await webhook.close();
  await settings.remove();
});

interface Restartable {
  readonly address: string;
  app: RunningApp;
  start(): Promise<RunningApp>;
}

async function startTwo(settings: DatabaseSettings, webhook: TestWebhook): Promise<Restartable[]> {
  const shared = {
    ...environmentOf(settings),
    VAULT_KEY: randomBytes(32).toString("hex"),
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhook.secret.toString("base64"),
    LOG_LEVEL: "silent",
  };
  return Promise.all(
    ["first", "second"].map(async () => {
      const port = await freePort();
      const start = () => startApp({ ...shared, PORT: String(port) }, build);
      return { address: `http://127.0.0.1:${port}`, app: await start(), start };
    }),
  );
}

/** The lease of a dead process expires after a minute and a half: that time passes here at once. */
async function deliverAll(settings: DatabaseSettings): Promise<void> {
  const { kysely, close } = await open(settings);
  // Skips rows that the living process is writing at this moment: each would wait for the other.
  const waiting = kysely
    .selectFrom("outbox")
    .select("id")
    .where("status", "<>", "delivered")
    .forUpdate()
    .skipLocked();
  await kysely
    .updateTable("outbox")
    .set({ due_at: new Date().toISOString() })
    .where("id", "in", waiting)
    .execute();
  const undelivered = kysely
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "webhook")
    .where("status", "<>", "delivered");
  await vi.waitFor(async () => expect(await undelivered.execute()).toEqual([]), soon);
  await close();
}

/** The ids under which the webhook received each message and application. */
function idsByRecord(webhook: TestWebhook): Map<string, Set<string>> {
  const notified = new Map<string, Set<string>>();
  for (const { id, body } of webhook.received) {
    const record = `${body.type} ${body.data.subject ?? body.data.name}`;
    notified.set(record, (notified.get(record) ?? new Set()).add(id));
  }
  return notified;
}
