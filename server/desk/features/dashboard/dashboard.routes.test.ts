import { beforeEach, describe, expect, test } from "vitest";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("the dashboard on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");
  beforeEach(async () => {
    const tables = [
      "outbox",
      "contact_messages",
      "applicant_identities",
      "applicants",
      "chat_turns",
    ] as const;
    for (const table of tables) await desk.database.kysely.deleteFrom(table).execute();
  });

  test("the dashboard counts what came in, and shows each role what it may read", async () => {
    const { id } = await desk.send();
    await desk.apply();
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
});
