import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { engines, openNewDatabase } from "#tests/support/databases.ts";
import { appendToAuditLog, verifyAuditLog } from "./audit-log.repository.ts";

describe.each(engines)("the audit log on %s", (engine) => {
  test("the audit log is a chain that nobody can change unseen", async () => {
    const { database, close } = await openNewDatabase(engine);
    onTestFinished(close);
    const { kysely, readOnly } = database;
    for (let entry = 1; entry <= 6; entry++)
      await kysely
        .transaction()
        .execute((transaction) =>
          appendToAuditLog(transaction, "asha", new Date(), [
            { action: "inbox.note", subjectId: `message ${entry}` },
          ]),
        );
    expect(await verifyAuditLog(readOnly)).toEqual({ intact: true, entries: 6, brokenAt: null });
    const change = kysely.updateTable("desk_audit").set({ actor_id: "bilal" }).where("sequence", "=", 5);
    await expect(change.execute()).rejects.toThrow(/only grows/);
    await expect(kysely.deleteFrom("desk_audit").execute()).rejects.toThrow(/only grows/);
    // The database's owner can switch off the trigger, but cannot repair the hashes unnoticed.
    await (engine === "sqlite"
      ? sql`drop trigger desk_audit_no_update`.execute(kysely)
      : sql`drop trigger desk_audit_no_change on desk_audit`.execute(kysely));
    await change.execute();
    expect(await verifyAuditLog(readOnly)).toMatchObject({ intact: false, brokenAt: 5 });
  });
});
