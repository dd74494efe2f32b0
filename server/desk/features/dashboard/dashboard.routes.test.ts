import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { postJson } from "#tests/support/test-server.ts";

describe.each(engines)("dashboard, search, outbox, audit and settings on %s", (engine) => {
  let desk: TestDesk;
  let admin: DeskCaller;
  beforeAll(async () => {
    desk = await startDesk(engine);
    admin = await desk.join("admin");
    await postJson(`${desk.site}/api/v1/contact/new`, { ...contactMessage, subject: "Findable load" });
    await postJson(`${desk.site}/api/v1/applicants`, { ...application, name: "Findable Singh" });
  });
  afterAll(() => desk.close());

  test("the dashboard counts what came in, and shows each role what it may read", async () => {
    const { body } = await admin.call("GET /api/dashboard", { query: { days: "7" } });
    const sum = (days: { count: number }[]) => days.reduce((total, { count }) => total + count, 0);
    expect(sum(body.messages.byDay)).toBe(1);
    expect(body.messages.byHour.reduce((a: number, b: number) => a + b)).toBe(1);
    expect(body.messages).toMatchObject({
      overdue: 0,
      unassigned: 1,
      firstAnswerMinutes: { answered: 0, p50: null },
    });
    expect(body.applications.byJob).toMatchObject([{ title: "Driver partner", count: 1 }]);
    expect(body.applications.byStage[0]).toMatchObject({ name: "New", count: 1 });
    expect(body.deliveries).toEqual({ delivered: 0, pending: 2, dead: 0 });
    const { id } = (await admin.call("GET /api/inbox")).body.items[0];
    const snooze = (snoozed_until: string | null) =>
      desk.database.kysely
        .updateTable("contact_messages")
        .set({ snoozed_until })
        .where("id", "=", id)
        .execute();
    await snooze(new Date(desk.now().getTime() + 3_600_000).toISOString());
    const asleep = (await admin.call("GET /api/dashboard")).body;
    expect(asleep.messages.unassigned, "the same as the list to which it leads").toBe(0);
    await snooze(null);
    const reply = { key: crypto.randomUUID(), version: 1, text: "Yes" };
    await admin.call("POST /api/inbox/:id/replies", { id, body: reply });
    const after = (await admin.call("GET /api/dashboard")).body;
    expect(after.messages.firstAnswerMinutes, "it was not delivered").toMatchObject({ answered: 0 });
    const undelivered = async () => {
      const [item] = (await admin.call("GET /api/inbox")).body.items;
      return [(await admin.call("GET /api/inbox/counts")).body.undelivered, item.undelivered];
    };
    expect(await undelivered(), "all that the outbox lists, since no mail server is set").toEqual([
      (await admin.call("GET /api/outbox")).body.items.length,
      "waiting",
    ]);
    const sales = await desk.join("sales");
    expect((await sales.call("GET /api/dashboard")).body.applications).toBeNull();
    const hr = await desk.join("hr");
    expect((await hr.call("GET /api/dashboard")).body).toMatchObject({ messages: null, chat: null });
  });

  test("days begin at India's midnight, hours too, and first answers are counted by the minute", async () => {
    const { kysely } = desk.database;
    const id = (index: number) => `figures-${index}`;
    const midnight = Date.parse("2026-03-09T18:30:00.000Z");
    const at = (seconds: number) => new Date(midnight + seconds * 1000).toISOString();
    const answeredAfter = [60, 120, 180, 36_000];
    await kysely
      .insertInto("contact_messages")
      .values(
        answeredAfter.map((seconds, index) => ({
          ...contactMessage,
          id: id(index),
          reference: id(index),
          received_at: at(index === 0 ? -1 : index),
          answered_at: at((index === 0 ? -1 : index) + seconds),
          changed_at: at(index),
          status: "done" as const,
          queue_key: "3",
        })),
      )
      .execute();
    const query = { days: "2", until: "2026-03-10" };
    const { body } = await admin.call("GET /api/dashboard", { query });
    expect(body).toMatchObject({ from: "2026-03-08T18:30:00.000Z", to: "2026-03-10T18:30:00.000Z" });
    expect(body.messages.byDay).toEqual([
      { day: "2026-03-09", count: 1 },
      { day: "2026-03-10", count: 3 },
    ]);
    expect(body.messages.byHour[23]).toBe(1);
    expect(body.messages.byHour[0]).toBe(3);
    expect(body.messages.firstAnswerMinutes).toEqual({ answered: 4, p50: 2, p90: 600, p99: 600 });
    await kysely.deleteFrom("contact_messages").where("id", "like", "figures-%").execute();
  });

  test("what Meena could not answer is counted to the last question, and shown from the most frequent", async () => {
    const asked = ["Do you move pianos?", ...Array.from({ length: 40 }, (_, index) => `Question ${index}`)];
    await desk.database.kysely
      .insertInto("chat_turns")
      .values(
        [...asked, "Do you move pianos?"].map((message, index) => ({
          id: `turn-${index}`,
          session_id: "session",
          language: "en",
          message,
          reply: "I do not know.",
          outcome: "unknown" as const,
          topic: "",
          said_at: new Date(Date.parse("2026-03-10T06:00:00Z") + index * 1000).toISOString(),
        })),
      )
      .execute();
    const query = { days: "1", until: "2026-03-10" };
    const { chat } = (await admin.call("GET /api/dashboard", { query })).body;
    expect(chat.unanswered).toBe(42);
    expect(chat.unansweredQuestions).toHaveLength(10);
    expect(chat.unansweredQuestions[0]).toMatchObject({ message: "Do you move pianos?", count: 2 });
  });

  test("the search looks through the lists that the role may read", async () => {
    const find = async (caller: DeskCaller) => {
      const { body } = await caller.call("GET /api/search", { query: { q: "findable" } });
      return [body.messages.length, body.applicants.length];
    };
    expect(await find(admin)).toEqual([1, 1]);
    expect(await find(await desk.join("sales"))).toEqual([1, 0]);
    expect(await find(await desk.join("hr"))).toEqual([0, 1]);
    const jobs = await admin.call("GET /api/search", { query: { q: "driver mohali" } });
    expect(jobs.body.jobs).toHaveLength(1);
  });

  test("the outbox says what waits and what it is about, and tries again", async () => {
    const page = (await admin.call("GET /api/outbox", { query: { limit: "2" } })).body;
    expect(page).toMatchObject({
      mailConfigured: false,
      webhookConfigured: false,
      nextCursor: expect.any(String),
    });
    const rest = (await admin.call("GET /api/outbox", { query: { limit: "2", cursor: page.nextCursor } }))
      .body;
    expect([...page.items, ...rest.items].map(({ kind }) => kind)).toEqual([
      "reply",
      "application",
      "contact-message",
    ]);
    const sales = await desk.join("sales");
    const seen = (await sales.call("GET /api/outbox")).body.items;
    expect(seen, "what they write themselves").toMatchObject([
      { kind: "reply", subject: { label: expect.stringMatching(/^GM-/) } },
    ]);
    expect((await sales.call("GET /api/inbox/counts")).body.undelivered).toBe(1);
    const hr = await desk.join("hr");
    expect((await hr.call("GET /api/outbox")).body.items).toEqual([]);
    await desk.database.kysely.updateTable("outbox").set({ status: "dead", last_error: "refused" }).execute();
    const retry = (who: DeskCaller, id: string) => who.call("POST /api/outbox/:id/retry", { id });
    for (const { id } of rest.items) expect((await retry(sales, id)).status, "not theirs").toBe(404);
    expect((await retry(admin, page.items[0].id)).body).toEqual({ retried: 1 });
    expect((await retry(admin, "nothing")).status).toBe(404);
    expect((await sales.call("POST /api/outbox/retry-dead")).body).toEqual({ retried: 0 });
    expect((await admin.call("POST /api/outbox/retry-dead")).body).toEqual({ retried: 2 });
  });

  test("the audit log is read by filter and page by page, and verified", async () => {
    const all = (await admin.call("GET /api/audit", { query: { limit: "2" } })).body;
    expect(all.items).toHaveLength(2);
    const next = (await admin.call("GET /api/audit", { query: { limit: "2", cursor: all.nextCursor } })).body;
    expect(next.items[0].sequence).toBe(all.items[1].sequence - 1);
    const replies = (await admin.call("GET /api/audit", { query: { action: "inbox" } })).body.items;
    expect(replies).toMatchObject([
      { action: "inbox.reply", actor: { id: admin.id }, subjectLabel: expect.stringMatching(/^GM-/) },
    ]);
    expect((await admin.call("GET /api/audit/verify")).body).toMatchObject({
      intact: true,
      brokenAt: null,
    });
  });

  test("settings show no secret, are changed by version, and count for the next message", async () => {
    const before = (await admin.call("GET /api/settings")).body;
    expect(before.configuration.find(({ name }: { name: string }) => name === "VAULT_KEY").value).toBeNull();
    expect(before.retention.length).toBeGreaterThan(4);
    const body = { ...before.desk, version: before.version, answerWithinHours: 1 };
    expect((await admin.call("PATCH /api/settings", { body })).body.desk.answerWithinHours).toBe(1);
    const [entry] = (await admin.call("GET /api/audit", { query: { action: "settings" } })).body.items;
    expect(JSON.parse(entry.detail.changes), "only what has changed").toEqual({ answerWithinHours: 1 });
    expect((await admin.call("PATCH /api/settings", { body })).status).toBe(409);
    for (const officeHours of [
      { days: [9], from: "9", to: "10:00" },
      { days: [1], from: "19:00", to: "10:00" },
    ]) {
      const odd = { version: before.version + 1, officeHours };
      expect((await admin.call("PATCH /api/settings", { body: odd })).status).toBe(400);
    }
    expect((await admin.call("POST /api/settings/test-mail")).status).toBe(409);
  });

  test("saved replies belong to those who send them, saved views to their owner", async () => {
    const sales = await desk.join("sales");
    const hr = await desk.join("hr");
    const body = { part: "inbox", title: "Thanks", subject: "Re: {reference}", text: "Dear {name}" };
    expect((await hr.call("POST /api/saved-replies", { body })).status).toBe(403);
    const { id } = (await sales.call("POST /api/saved-replies", { body })).body;
    const found = await sales.call("GET /api/saved-replies", {
      query: { part: "inbox", q: "DEAR thanks" },
    });
    expect(found.body.items).toMatchObject([{ id, version: 1 }]);
    const change = { version: 1, title: "Many thanks" };
    expect((await hr.call("PATCH /api/saved-replies/:id", { id, body: change })).status).toBe(403);
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: change })).body.version).toBe(2);
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: change })).status).toBe(409);
    const noSubject = { version: 2, subject: "" };
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: noSubject })).body.subject).toBe("");
    expect((await sales.call("DELETE /api/saved-replies/:id", { id })).status).toBe(204);

    const view = { part: "inbox", name: "Mine", query: "owner=me" };
    const own = (await sales.call("POST /api/saved-views", { body: view })).body;
    const shared = (await sales.call("POST /api/saved-views", { body: { ...view, shared: true } })).body;
    expect((await hr.call("GET /api/saved-views")).body.items).toMatchObject([
      { id: shared.id, mine: false },
    ]);
    expect((await hr.call("DELETE /api/saved-views/:id", { id: own.id })).status).toBe(404);
    const renaming = { name: "Ours", shared: true };
    expect((await hr.call("PATCH /api/saved-views/:id", { id: own.id, body: renaming })).status).toBe(404);
    expect((await hr.call("PATCH /api/saved-views/:id", { id: shared.id, body: renaming })).status).toBe(403);
    const renamed = await sales.call("PATCH /api/saved-views/:id", { id: own.id, body: renaming });
    expect(renamed.body).toEqual({ ...own, ...renaming });
    expect((await hr.call("GET /api/saved-views")).body.items).toHaveLength(2);
    expect((await hr.call("DELETE /api/saved-views/:id", { id: shared.id })).status).toBe(403);
    expect((await admin.call("DELETE /api/saved-views/:id", { id: shared.id })).status).toBe(204);
  });
});
