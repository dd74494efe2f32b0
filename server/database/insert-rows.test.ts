import { expect, test } from "vitest";
import { engines, openNewDatabase } from "#tests/support/databases.ts";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import { insertRows } from "./insert-rows.ts";

/** What no database can store; the contract's schemas take it out. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

test.each(engines)(
  "on %s any number of rows has the same text, and each value is stored as it is",
  async (engine) => {
    const {
      database: { kysely },
      close,
    } = await openNewDatabase(engine);
    const rows = hostileTexts.map(storable).map((text, index) => ({
      id: `id ${index}`,
      channel: "mail" as const,
      kind: "test-mail" as const,
      record_id: text,
      status: "pending" as const,
      attempts: index,
      due_at: text,
      finished_at: index % 2 ? null : text,
      created_at: "",
    }));
    expect(insertRows(kysely, "outbox", rows).compile().sql).toBe(
      insertRows(kysely, "outbox", rows.slice(0, 1)).compile().sql,
    );
    await insertRows(kysely, "outbox", rows).execute();
    const stored = await kysely.selectFrom("outbox").selectAll().orderBy("attempts").execute();
    expect(stored).toEqual(rows.map((row) => expect.objectContaining(row)));
    await close();
  },
);
