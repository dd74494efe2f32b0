import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";
import { changeIn } from "../../changes/changes.plugin.ts";
import { encodeCursor } from "../../lists/cursor.ts";

describe.each(engines)("the audit log's calls on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");

  test("the audit log is read by filter and page by page, and verified", async () => {
    const { id, reference } = await desk.send();
    await admin.call("POST /api/inbox/:id/notes", { id, body: { text: "x" } });
    const reply = { key: crypto.randomUUID(), version: 1, text: "Yes" };
    await admin.call("POST /api/inbox/:id/replies", { id, body: reply });
    const view = { part: "inbox", name: "Mine", query: "" };
    await admin.call("POST /api/saved-views", { body: view });
    const all = (await admin.call("GET /api/audit", { query: { limit: "2" } })).body;
    expect(all.items).toHaveLength(2);
    const next = (await admin.call("GET /api/audit", { query: { limit: "2", cursor: all.nextCursor } })).body;
    expect(next.items[0].sequence).toBe(all.items[1].sequence - 1);
    const entry = { actor: { id: admin.id }, subjectId: id, subjectLabel: reference };
    expect((await admin.call("GET /api/audit", { query: { action: "inbox" } })).body.items).toMatchObject([
      { action: "inbox.reply", ...entry },
      { action: "inbox.note", ...entry },
    ]);
    const replies = await admin.call("GET /api/audit", { query: { action: "inbox.reply" } });
    expect(replies.body.items).toMatchObject([{ action: "inbox.reply", ...entry }]);
    expect((await admin.call("GET /api/audit/verify")).body).toMatchObject({
      intact: true,
      brokenAt: null,
    });
  });

  test("a cursor that is no entry's number is refused", async () => {
    for (const key of ["a", "1.5", "Infinity", "4294967296"]) {
      const cursor = encodeCursor({ key, id: "" });
      expect([key, (await admin.call("GET /api/audit", { query: { cursor } })).status]).toEqual([key, 400]);
    }
  });

  test("a long log is verified while the desk goes on serving", async () => {
    const [changes, entriesOfOne] = [10, 1_000];
    for (let change = 0; change < changes; change++)
      await desk.database.kysely.transaction().execute((transaction) =>
        changeIn(transaction, admin.id, desk.now(), async ({ audit }) => {
          for (let entry = 0; entry < entriesOfOne; entry++)
            audit({ action: "jobs.changed", subjectId: `job-${entry}` });
        }),
      );
    // Without a network, whose turns would count too.
    const verifying = desk.app.inject({ path: "/api/audit/verify", headers: { cookie: admin.cookie } });
    let turns = 0;
    let isVerified = false;
    void verifying.finally(() => {
      isVerified = true;
    });
    while (!isVerified) await new Promise((done) => setImmediate(done)).then(() => turns++);
    const { intact, entries } = (await verifying).json();
    expect([intact, entries >= changes * entriesOfOne]).toEqual([true, true]);
    expect(turns, "of the event loop, in which other requests are answered").toBeGreaterThanOrEqual(changes);
  });
});
