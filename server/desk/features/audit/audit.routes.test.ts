import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { changeIn } from "../../changes/changes.plugin.ts";

describe.each(engines)("the audit log's calls on %s", (engine) => {
  let desk: TestDesk;
  let admin: DeskCaller;
  beforeAll(async () => {
    desk = await startDesk(engine);
    admin = await desk.join("admin");
  });
  afterAll(() => desk.close());

  test("a long log is verified while the desk goes on serving", async () => {
    const [changes, entriesOfOne] = [10, 1_000];
    for (let change = 0; change < changes; change++)
      await desk.database.kysely.transaction().execute((transaction) =>
        changeIn(transaction, admin.id, desk.now(), async ({ audit }) => {
          for (let entry = 0; entry < entriesOfOne; entry++)
            audit({ action: "inbox.changed", subjectId: `message-${entry}` });
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
    expect((await verifying).json()).toMatchObject({ intact: true, entries: changes * entriesOfOne });
    expect(turns, "of the event loop, in which other requests are answered").toBeGreaterThanOrEqual(changes);
  });
});
