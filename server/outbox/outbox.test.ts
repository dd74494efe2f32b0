import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { engines, open, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { soon, testMs } from "#tests/support/time-limits.ts";
import { startWebhook, type TestWebhook } from "#tests/support/webhook-receiver.ts";
import type { Database } from "../database/database.ts";
import { findContactNotification } from "../features/contact/contact-notification.repository.ts";
import { createWriteQueue, type WriteQueue } from "../write-queue/write-queue.ts";
import type { DeliveryTimes } from "./delivery-times.ts";
import { findDeskMail } from "./desk-mail-delivery.repository.ts";
import { createMailChannel } from "./mail.channel.ts";
import { createOutbox, type OutboxDependencies } from "./outbox.plugin.ts";
import { claimDue, enqueue, markFailed } from "./outbox.repository.ts";
import { retryDead, retryDelivery } from "./undelivered.repository.ts";
import { createWebhookChannel } from "./webhook.channel.ts";

const message = {
  ...contactMessage,
  phone: "+919876500000",
  subject: "Ludhiana",
  query: "Two pallets,\nਸਤ ਸ੍ਰੀ ਅਕਾਲ",
};

/** Longer than any test runs: only a test that moves the clock sees it pass. */
const never = 2 * testMs;

/** Hurried where a test waits for it, and endless where a slow machine must not make a difference. */
const times: DeliveryTimes = {
  poll: 20,
  pace: 5,
  attempt: never,
  lease: never,
  firstRetry: 40,
  longestRetry: 100,
  giveUp: never,
  grace: never,
};

describe.each(engines)("the outbox on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  let mail: TestMailServer;
  let webhook: TestWebhook;
  let logged: string[];
  let ends: (() => Promise<void>)[];
  /** How far the workers' clock is ahead, in milliseconds. */
  let aheadMs: number;

  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    ({ database } = opened);
    mail = await startMailServer();
    webhook = await startWebhook();
    logged = [];
    ends = [];
    aheadMs = 0;
  });
  afterEach(async () => {
    // First: a worker waits for what these have not answered.
    await mail.close();
    await webhook.close();
    for (const end of ends) await end();
    await opened.close();
  });

  function mailChannel() {
    const settings = {
      url: `smtp://127.0.0.1:${mail.port}`,
      to: ["sales@example.com"],
      from: "site@example.com",
    };
    return createMailChannel(settings, { timeoutMs: never });
  }

  function webhookChannel() {
    return createWebhookChannel(webhook, () => new Date());
  }

  interface Worker {
    readonly outbox: ReturnType<typeof createOutbox>;
    readonly writeQueue: WriteQueue;
    readonly outcomes: string[];
  }

  /** As each process has one. */
  function createWorker(
    channels: Partial<Pick<OutboxDependencies, "mail" | "webhook">>,
    { through = database, changed = {}, writeQueue: given } = {} as {
      through?: Database;
      changed?: Partial<DeliveryTimes>;
      writeQueue?: WriteQueue;
    },
  ): Worker {
    const outcomes: string[] = [];
    const writeQueue = given ?? createWriteQueue(through);
    const outbox = createOutbox({
      database: through,
      writeQueue,
      mail: channels.mail,
      webhook: channels.webhook,
      notificationReaders: { "contact-message": findContactNotification, application: async () => undefined },
      mailReaders: { reply: findDeskMail, "applicant-mail": findDeskMail, "test-mail": findDeskMail },
      onDelivered: {},
      clock: () => new Date(Date.now() + aheadMs),
      log: pino({ level: "trace" }, { write: (line: string) => logged.push(line) }),
      onOutcome: (channel, outcome) => outcomes.push(`${channel} ${outcome}`),
      times: { ...times, ...changed },
    });
    ends.push(() => outbox.stop());
    return { outbox, writeQueue, outcomes };
  }

  let stored = 0;
  async function store({ outbox, writeQueue }: Worker, changes: Partial<typeof message> = {}): Promise<void> {
    const now = new Date();
    await writeQueue.add(async (transaction, batched) => {
      const reference = `GM-${++stored}`;
      const id = await storeContactMessage(transaction, reference, { ...message, ...changes }, now);
      await outbox.notify(batched, "contact-message", id, now);
    });
  }

  async function rows() {
    return database.kysely
      .selectFrom("outbox")
      .selectAll()
      .orderBy("created_at")
      .orderBy("channel")
      .execute();
  }

  async function expectAllDelivered(): Promise<void> {
    await vi.waitFor(async () => {
      for (const row of await rows()) expect(row).toMatchObject({ status: "delivered", last_error: null });
    }, soon);
  }

  function messageIds(): (string | undefined)[] {
    return mail.received.map(({ headers }) => headers.get("message-id"));
  }

  test("an outbox that cannot be read is one line of the log, and one says when it can be read again", async () => {
    let tries = 0;
    let isAway = true;
    const kysely = database.kysely.withPlugin({
      transformQuery({ node }) {
        tries++;
        if (isAway) throw new Error("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { outbox } = createWorker({ mail: mailChannel() }, { through: { ...database, kysely } });
    outbox.start();
    await vi.waitFor(() => expect(tries).toBeGreaterThan(3), soon);
    isAway = false;
    await vi.waitFor(() => expect(tries).toBeGreaterThan(9), soon);
    const said = logged.map((line) => JSON.parse(line)).filter(({ channel }) => channel === "mail");
    expect(said.map(({ msg }) => msg)).toEqual(["The outbox cannot be read", "The outbox can be read again"]);
  });

  test("a notification of which nothing can be stored is named, and never said to work because another does", async () => {
    let failing: string | undefined;
    const kysely = database.kysely.withPlugin({
      transformQuery({ node }) {
        const text = node.kind === "UpdateQueryNode" ? JSON.stringify(node) : "";
        if (failing && text.includes(failing) && text.includes('"delivered"')) throw new Error("no");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const worker = createWorker({ mail: mailChannel() }, { through: { ...database, kysely } });
    await store(worker);
    failing = (await rows())[0]?.id;
    await store(worker);
    worker.outbox.start();
    await vi.waitFor(() => expect(worker.outcomes).toEqual(["mail delivered"]), soon);
    await vi.waitFor(() => expect(logged).not.toEqual([]), soon);
    const said = logged.map((line) => JSON.parse(line));
    for (const { msg, notification, err } of said)
      expect([msg, notification, err.message]).toEqual([
        "What came of a notification could not be stored: it is tried again when its lease ends",
        failing,
        "no",
      ]);
  });

  test("notifies staff by mail and by webhook, once, a moment after the commit", async () => {
    const worker = createWorker(
      { mail: mailChannel(), webhook: webhookChannel() },
      { changed: { poll: never } },
    );
    worker.outbox.start();
    await store(worker);
    await expectAllDelivered();
    await store(worker, { subject: "The next one" });
    await expectAllDelivered();
    await worker.outbox.stop();
    expect(worker.outcomes.filter((outcome) => outcome === "mail delivered")).toHaveLength(2);
    expect(worker.outcomes.filter((outcome) => outcome === "webhook delivered")).toHaveLength(2);
    expect(worker.outcomes).toHaveLength(4);
    const [one] = mail.received;
    expect(mail.received).toHaveLength(2);
    expect(one?.recipients).toEqual(["sales@example.com"]);
    expect(one?.text).toContain(`Name: ${message.name}\nEmail: ${message.email}\nPhone: ${message.phone}\n`);
    expect(one?.text).toContain("Two pallets,\nਸਤ ਸ੍ਰੀ ਅਕਾਲ");
    expect(one?.headers.get("reply-to")).toContain("asha@example.com");
    expect(webhook.received).toMatchObject([
      { isSigned: true, body: { type: "contact.received", data: { ...message, quarantine: null } } },
      { isSigned: true, body: { data: { subject: "The next one" } } },
    ]);
    const [byMail, byWebhook] = await rows();
    expect(one?.headers.get("message-id")).toBe(`<${byMail?.id}@example.com>`);
    expect(webhook.received[0]?.id).toBe(byWebhook?.id);
  });

  test("sends no notification of what was not stored", async () => {
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    const failing = worker.writeQueue.add(async (transaction, batched) => {
      const id = await storeContactMessage(transaction, "GM-NEVER", message, new Date());
      await worker.outbox.notify(batched, "contact-message", id, new Date());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await store(worker, { subject: "Stored" });
    await expectAllDelivered();
    expect(mail.received.map(({ text }) => /Subject: (.*)/.exec(text)?.[1])).toEqual(["Stored"]);
  });

  test("keeps trying while the server refuses, under one Message-ID and without its words", async () => {
    mail.behaviour = "refuse";
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    await store(worker);
    await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThanOrEqual(3), soon);
    const failed = { status: "pending", last_error: "The mail server answered 550 (RCPT TO)." };
    await vi.waitFor(async () => expect(await rows()).toMatchObject([failed]), soon);
    mail.behaviour = "take";
    await expectAllDelivered();
    expect(mail.received).toHaveLength(1);
    expect((await rows())[0]?.attempts).toBeGreaterThanOrEqual(4);
    expect(logged.join("")).not.toContain("asha@");
  });

  test("times out on a server that stalls, and goes on when it works again", async () => {
    mail.behaviour = "stall";
    const worker = createWorker({ mail: mailChannel() }, { changed: { attempt: 1_000 } });
    worker.outbox.start();
    await store(worker);
    await vi.waitFor(() => expect(worker.outcomes).toContain("mail failed"), soon);
    await vi.waitFor(
      async () => expect((await rows())[0]?.last_error).toBe("The mail server did not take it in time."),
      soon,
    );
    mail.behaviour = "take";
    await expectAllDelivered();
    expect(new Set(messageIds()).size).toBe(1);
  });

  test("repeats under the same Message-ID what a server took before it died", async () => {
    mail.behaviour = "die";
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    await store(worker);
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(1), soon);
    mail.behaviour = "take";
    await expectAllDelivered();
    expect(mail.received.length).toBeGreaterThanOrEqual(2);
    expect(new Set(messageIds())).toEqual(new Set([`<${(await rows())[0]?.id}@example.com>`]));
  });

  test("delivers everything when a server that was away comes back", async () => {
    await mail.goAway();
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    for (let count = 0; count < 6; count++) await store(worker);
    await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThanOrEqual(8), soon);
    await vi.waitFor(
      async () => expect((await rows())[0]?.last_error).toBe("The mail server could not be used (ESOCKET)."),
      soon,
    );
    await mail.comeBack();
    await expectAllDelivered();
    expect(mail.received).toHaveLength(6);
    expect(new Set(messageIds()).size).toBe(6);
  });

  test("while a server is away tries one at a time, and says so once when it begins and when it ends", async () => {
    await mail.goAway();
    const worker = createWorker({ mail: mailChannel() });
    for (let count = 0; count < 30; count++) await store(worker);
    worker.outbox.start();
    await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThanOrEqual(7), soon);
    const warnings = () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(warnings()).toMatchObject([
      { channel: "mail", msg: expect.stringContaining("does not work"), reason: expect.any(String) },
    ]);
    // The four that ran side by side at first, then one after the other: most were never tried.
    const untried = (await rows()).filter(({ attempts }) => attempts === 0).length;
    expect(untried).toBeGreaterThanOrEqual(30 - worker.outcomes.length - 1);
    expect(untried).toBeGreaterThan(0);
    await mail.comeBack();
    await expectAllDelivered();
    expect(warnings().map(({ msg }) => msg)).toEqual([
      expect.stringContaining("does not work"),
      "This channel works again",
    ]);
    expect(mail.received).toHaveLength(30);
  });

  test("leaves what only a newer program can read to that program", async () => {
    const worker = createWorker({ mail: mailChannel() });
    const kind = "of-the-next-release" as DeliveryKind;
    await enqueue(database.kysely, [{ channel: "mail", kind, recordId: "one", at: new Date(0) }]);
    await store(worker);
    worker.outbox.start();
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    await worker.outbox.stop();
    expect(await rows()).toMatchObject([
      { kind, status: "pending", attempts: 0 },
      { kind: "contact-message", status: "delivered" },
    ]);
    expect(worker.outcomes).toEqual(["mail delivered"]);
  });

  test("does not take a server that is away to be back because of what needs no delivery", async () => {
    await mail.goAway();
    const worker = createWorker({ mail: mailChannel() });
    await store(worker);
    worker.outbox.start();
    await vi.waitFor(() => expect(worker.outcomes).toContain("mail failed"), soon);
    const recordId = "erased meanwhile";
    await enqueue(database.kysely, [{ channel: "mail", kind: "contact-message", recordId, at: new Date(0) }]);
    await vi.waitFor(() => expect(worker.outcomes).toContain("mail delivered"), soon);
    await worker.outbox.stop();
    expect(logged.join("")).not.toContain("works again");
  });

  test("calls a webhook that fails, hangs or redirects again, under the same id", async () => {
    const worker = createWorker({ webhook: webhookChannel() }, { changed: { attempt: 1_000 } });
    worker.outbox.start();
    for (const behaviour of [500, "hang", 302] as const) {
      webhook.behaviour = behaviour;
      const before = worker.outcomes.length;
      if (before === 0) await store(worker);
      await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThan(before + 1), soon);
    }
    webhook.behaviour = 200;
    await vi.waitFor(() => expect(worker.outcomes.at(-1)).toBe("webhook delivered"), soon);
    expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(1);
    expect(webhook.received.every(({ isSigned }) => isSigned)).toBe(true);
  });

  test("a channel that stalls does not hold up the other one", async () => {
    mail.behaviour = "stall";
    const worker = createWorker({ mail: mailChannel(), webhook: webhookChannel() });
    worker.outbox.start();
    for (let count = 0; count < 10; count++) await store(worker);
    await vi.waitFor(() => expect(webhook.received).toHaveLength(10), soon);
    expect(worker.outcomes).not.toContain("mail delivered");
  });

  test("gives up after its time, and tries again when it is asked to", async () => {
    mail.behaviour = "refuse";
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    await store(worker);
    await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThan(1), soon);
    expect(new Set(worker.outcomes)).toEqual(new Set(["mail failed"]));
    aheadMs = times.giveUp;
    await vi.waitFor(() => expect(worker.outcomes.at(-1)).toBe("mail dead"), soon);
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ status: "dead" }), soon);
    expect(logged.join("")).toContain("A notification is given up");
    const tried = worker.outcomes.length;
    mail.behaviour = "take";
    // A worker that delivers the next one has looked at what is due, and passed by the dead one.
    await store(worker, { subject: "The next one" });
    await vi.waitFor(() => expect(worker.outcomes.length).toBeGreaterThan(tried), soon);
    expect(worker.outcomes.slice(tried)).toEqual(["mail delivered"]);
    expect(mail.received.map(({ text }) => /Subject: (.*)/.exec(text)?.[1])).toEqual(["The next one"]);

    expect(await retryDelivery(database.kysely, "no such id", new Date())).toBeUndefined();
    expect(await retryDead(database.kysely, new Date())).toBe(1);
    await expectAllDelivered();
    expect(mail.received).toHaveLength(2);
    const [delivered] = await rows();
    expect(await retryDelivery(database.kysely, delivered?.id ?? "", new Date())).toBeUndefined();
  });

  test("a retry ends a backoff, and neither a delivery that is under way nor the time to undo one", async () => {
    const { kysely } = database;
    const now = new Date();
    const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const terms = {
      channel: "mail",
      kinds: ["reply"],
      limit: 5,
      leaseMs: 90_000,
      giveUpAfterMs: never,
    } as const;
    const reply = { channel: "mail", kind: "reply", recordId: "one", at: now } as const;
    const [id = ""] = await enqueue(kysely, [{ ...reply, notBefore: inSeconds(10) }]);
    await retryDelivery(kysely, id, now);
    expect(await claimDue(kysely, { ...terms, now }), "its sender may undo it").toEqual([]);

    const [claim] = await claimDue(kysely, { ...terms, now: inSeconds(10) });
    await retryDelivery(kysely, id, inSeconds(11));
    expect(await claimDue(kysely, { ...terms, now: inSeconds(12) }), "it is being delivered").toEqual([]);

    if (!claim) throw new Error("Nothing was due.");
    await markFailed(kysely, claim, "refused", { dueAt: inSeconds(1_000) });
    await retryDelivery(kysely, id, inSeconds(20));
    expect(await claimDue(kysely, { ...terms, now: inSeconds(20) })).toEqual([{ ...claim, attempts: 2 }]);
  });

  test("waits without an attempt while no mail server is configured, and delivers once one is", async () => {
    const without = createWorker({});
    without.outbox.start();
    for (let count = 0; count < 3; count++) await store(without);
    await without.outbox.stop();
    expect(await rows()).toMatchObject(Array(3).fill({ channel: "mail", status: "pending", attempts: 0 }));
    createWorker({ mail: mailChannel() }).outbox.start();
    await expectAllDelivered();
    expect(mail.received).toHaveLength(3);
  });

  test("of two processes each delivers others, never the same", async () => {
    const second = await open(opened.settings);
    const release = mail.hold();
    const workers = [
      createWorker({ mail: mailChannel() }),
      createWorker({ mail: mailChannel() }, { through: second }),
    ];
    for (let count = 0; count < 60; count++) await store(workers[count % 2] as Worker);
    for (const { outbox } of workers) outbox.start();
    // As many as both have under way at once: no one can do all the work.
    await vi.waitFor(() => expect(mail.mostAtOnce()).toBeGreaterThanOrEqual(8), soon);
    release();
    await expectAllDelivered();
    await Promise.all(workers.map(({ outbox }) => outbox.stop()));
    expect(mail.received).toHaveLength(60);
    expect(new Set(messageIds()).size).toBe(60);
    expect(workers.every(({ outcomes }) => outcomes.length >= 4)).toBe(true);
    await second.close();
  });

  test("does not take what another process is still delivering, however slowly", async () => {
    const second = await open(opened.settings);
    const release = mail.hold();
    const busy = createWorker({ mail: mailChannel() });
    const other = createWorker({ mail: mailChannel() }, { through: second });
    busy.outbox.start();
    // As many as one process has under way at once.
    for (let count = 0; count < 4; count++) await store(busy);
    await vi.waitFor(() => expect(mail.received).toHaveLength(4), soon);
    other.outbox.start();
    // When the other one delivers this, it has looked at what is due, and passed by the four.
    await store(other);
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(4), soon);
    release();
    await expectAllDelivered();
    await other.outbox.stop();
    expect(new Set(messageIds()).size).toBe(5);
    expect(mail.received).toHaveLength(5);
    expect(other.outcomes).toEqual(["mail delivered"]);
    await second.close();
  });

  test("repeats under the same id what was sent by a process that died before it could say so", async () => {
    const real = createWriteQueue(database);
    let isDead = false;
    const dying: WriteQueue = {
      ...real,
      addBackground: (work) => (isDead ? new Promise(() => {}) : real.addBackground(work)),
    };
    const died = createWorker({ mail: mailChannel(), webhook: webhookChannel() }, { writeQueue: dying });
    // Its attempt never ends, as in a process that has died.
    ends.length = 0;
    const releases = [mail.hold(), webhook.hold()];
    died.outbox.start();
    await store(died);
    const counts = () => [mail.received.length, webhook.received.length];
    await vi.waitFor(() => expect(counts()).toEqual([1, 1]), soon);
    isDead = true;
    for (const release of releases) release();

    const living = createWorker({ mail: mailChannel(), webhook: webhookChannel() });
    living.outbox.start();
    // Once these are delivered, the living worker has read the due rows and left the leased ones alone.
    await store(living);
    await vi.waitFor(() => expect(living.outcomes).toHaveLength(2), soon);
    expect(counts()).toEqual([2, 2]);
    aheadMs = times.lease;
    await expectAllDelivered();
    expect(counts()).toEqual([3, 3]);
    expect(messageIds()[2]).toBe(messageIds()[0]);
    expect(webhook.received[2]?.id).toBe(webhook.received[0]?.id);
  });

  test("at the end of the process finishes what it can and puts back what it cannot", async () => {
    const worker = createWorker({ mail: mailChannel() });
    const release = mail.hold();
    worker.outbox.start();
    await store(worker);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), soon);
    const stopped = worker.outbox.stop();
    release();
    await stopped;
    expect(await rows()).toMatchObject([{ status: "delivered" }]);

    const stalling = createWorker({ mail: mailChannel() }, { changed: { grace: 200 } });
    mail.behaviour = "stall";
    stalling.outbox.start();
    await store(stalling);
    await vi.waitFor(() => expect(mail.received).toHaveLength(2), soon);
    // It ends although the attempt never would.
    await stalling.outbox.stop();
    const left = (await rows())[1];
    const reason = "The mail server did not take it in time.";
    expect(left).toMatchObject({ status: "pending", attempts: 1, last_error: reason });
    expect(Date.parse(left?.due_at ?? "")).toBeLessThanOrEqual(Date.now());
    // Nothing is taken any more, not even what was stored since.
    mail.behaviour = "take";
    await store(stalling);
    const next = createWorker({ mail: mailChannel() });
    next.outbox.start();
    await expectAllDelivered();
    // The worker says so after the row is stored.
    await vi.waitFor(() => expect(next.outcomes).toEqual(["mail delivered", "mail delivered"]), soon);
    expect(stalling.outcomes).toEqual(["mail failed"]);
  });

  test("what a visitor writes cannot become a header, a recipient or a line of its own", async () => {
    const worker = createWorker({ mail: mailChannel() });
    worker.outbox.start();
    await store(worker, {
      name: "Asha\r\nEmail: forged@example.com",
      email: "asha@example.com>\r\nBcc: victim@example.com",
      subject: "Hello\r\nBcc: victim@example.com\r\n\r\nAnother body\u202e",
      query: ".\r\nRCPT TO:<victim@example.com>\u0007\r\n.\r\n",
    });
    await expectAllDelivered();
    const [one] = mail.received;
    expect(one?.recipients).toEqual(["sales@example.com"]);
    expect([...(one?.headers.keys() ?? [])].sort()).toEqual([
      "auto-submitted",
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
    expect(one?.text).not.toMatch(/^(Bcc|Email: forged)/m);
    expect(one?.text).toContain(".\nRCPT TO:<victim@example.com>\n.\n");
    expect(mail.received).toHaveLength(1);
  });
});
