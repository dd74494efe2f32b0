import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { type DatabaseSettings, emptyDatabase, open } from "#tests/support/databases.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { shortListOfNewWords } from "./0020-short-list-of-new-words.ts";
import { migrations } from "./in-order.ts";

const now = new Date("2026-03-10T06:00:00.000Z");

let settings: DatabaseSettings & { remove(): Promise<void> };
let database: Database;
beforeAll(async () => {
  settings = await emptyDatabase("postgres");
  database = await open(settings);
  await migrate(database, migrations.slice(0, migrations.indexOf(shortListOfNewWords)), () => now);
});
afterAll(async () => {
  await database.close();
  await settings.remove();
});

const store = (reference: string) =>
  storeContactMessage(database.kysely, reference, { ...contactMessage, subject: "Load" }, now);

/** Moves the words that wait before the index of messages into it. Gives how many pages they took. */
async function moveWaiting(): Promise<number> {
  const { rows } = await sql<{
    pages: string;
  }>`select gin_clean_pending_list('contact_messages_words') as pages`.execute(database.kysely);
  return Number(rows[0]?.pages);
}

/** The references of the messages with the word "load", as the index finds them. */
function findByWord(): Promise<string[]> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ reference: string }>`
      select reference from contact_messages
      where words_of_ten_days(search, received_at) @@ '''2026-03-1load'''::tsquery order by reference`.execute(
      transaction,
    );
    return rows.map(({ reference }) => reference);
  });
}

test("on PostgreSQL new words wait in a short list, where a search finds them too", async () => {
  await database.kysely
    .insertInto("contact_messages")
    .values({
      // The fields that the table had then.
      ...{ name: "Asha Gill", email: "asha@example.com", phone: "98", subject: "Load", query: "" },
      ...{ id: "before", reference: "GM-BEFORE", received_at: now.toISOString(), status: "new" },
    })
    .execute();
  expect(await moveWaiting()).toBe(0);
  await migrate(database, migrations, () => now);
  const { rows: indexes } = await sql<{ relname: string; reloptions: string[] }>`
    select relname, reloptions from pg_class where relname like '%\\_words' and relkind = 'i' order by relname`.execute(
    database.kysely,
  );
  const reloptions = ["fastupdate=on", "gin_pending_list_limit=64"];
  expect(indexes).toEqual([
    { relname: "applicants_words", reloptions },
    { relname: "contact_messages_words", reloptions },
  ]);
  await store("GM-WAITS");
  expect(await findByWord()).toEqual(["GM-BEFORE", "GM-WAITS"]);
  expect(await moveWaiting()).toBeGreaterThan(0);
  expect(await findByWord()).toEqual(["GM-BEFORE", "GM-WAITS"]);
});
