import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, useColleague, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("the outbox on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");

  test("the outbox says what waits and what it is about, and tries again", async () => {
    const { id } = await desk.send();
    await desk.apply();
    const reply = { key: crypto.randomUUID(), version: 1, text: "Yes" };
    await admin.call("POST /api/inbox/:id/replies", { id, body: reply });
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
});
