import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { ftsQuery } from "./fts-query.ts";

let filled: TestDatabase;
const subjects = ["Medicines", "medical medicines", "कपड़े", "Ünal médicament", "x1 x2", 'say "or" AND'];

beforeAll(async () => {
  filled = await openNewDatabase("sqlite");
  const { kysely } = filled.database;
  for (const [index, subject] of [...subjects, ...Array.from({ length: 30 }, (_, n) => `lot${n}`)].entries())
    await kysely
      .insertInto("contact_messages")
      .values({
        ...contactMessage,
        subject,
        id: String(index),
        reference: `r${index}`,
        received_at: `2026-01-01T00:00:00.0${10 + index}Z`,
        status: "new",
        queue_key: "2",
      })
      .execute();
});
afterAll(() => filled.close());

test.each([
  [["medi"], '("medical" OR "medicament" OR "medicines")'],
  [["medicines", "medical"], '("medicines") AND ("medical")'],
  [["कप"], '("कपड़े")'],
  [["lot"], '"lot"*'],
  [
    ["lot2"],
    `(${["lot2", ...Array.from({ length: 10 }, (_, n) => `lot2${n}`)].map((one) => `"${one}"`).join(" OR ")})`,
  ],
  [["nothing"], '"nothing"*'],
  [["médi"], '"médi"*'],
  [["or"], '("or")'],
  [['"'], '""""*'],
])("%j is asked as %s, and finds the same as beginnings", async (terms, expected) => {
  const { readOnly } = filled.database;
  const { text: query } = await ftsQuery(readOnly, "contact_messages_search", terms);
  expect(query).toBe(expected);
  const find = async (match: string) =>
    (
      await sql`select rowid from contact_messages_search where contact_messages_search match ${match}`.execute(
        readOnly,
      )
    ).rows;
  const beginnings = terms.map((term) => `"${term.replaceAll('"', '""')}"*`).join(" ");
  expect(await find(query)).toEqual(await find(beginnings));
});
