import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { recordStatements } from "#tests/support/statements.ts";
import { listAudit } from "./audit.list.ts";

const entries = 4_000;
const rowsAtOnce = 500;
/** More than a page reads, and less than the log has. */
const maxRows = 200;
const start = Date.parse("2025-01-05T05:00:00.000Z");
const timeOf = (sequence: number) => new Date(start + (sequence * 365 * dayMs) / entries).toISOString();

describe.each(engines)("an audit log of a year on %s", (engine) => {
  let stored: TestDatabase;
  beforeAll(async () => {
    stored = await openNewDatabase(engine);
    const { kysely } = stored.database;
    for (let first = 1; first <= entries; first += rowsAtOnce)
      await kysely
        .insertInto("desk_audit")
        .values(Array.from({ length: rowsAtOnce }, (_, index) => row(first + index)))
        .execute();
    await kysely.updateTable("desk_audit_head").set({ sequence: entries }).execute();
    if (engine === "postgres") await sql`analyze`.execute(kysely);
  });
  afterAll(() => stored.close());

  function row(sequence: number) {
    const entry = { action: "inbox.changed", subject_type: "message", subject_id: `m-${sequence}` } as const;
    return { ...entry, sequence, at: timeOf(sequence), actor_id: null, detail: "{}", hash: "" };
  }

  test("an old span is read without what came since, or before", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const [from, to] = [timeOf(400), timeOf(405)];
    const { items, nextCursor } = await listAudit(database.readOnly, { from, to, limit: 50 });
    expect(items.map(({ sequence }) => sequence)).toEqual([405, 404, 403, 402, 401, 400]);
    expect(nextCursor).toBeNull();
    expect(await unbounded(maxRows)).toEqual([]);
  });
});
