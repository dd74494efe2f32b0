import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { open, openNewDatabase } from "#tests/support/databases.ts";
import { removeTraces } from "./remove-traces.repository.ts";

/** The words of this form that can be read in a file of the data folder. */
function readable(dataFolder: string): Set<string> {
  const paths = readdirSync(dataFolder).map((name) => path.join(dataFolder, name));
  const bytes = execFileSync("cat", paths, { encoding: "latin1", maxBuffer: 2 ** 30 });
  return new Set(bytes.match(/trace\d+x/g));
}

test("what moved between the pages of an SQLite file before it was deleted is not readable afterwards", async () => {
  const { database, settings, close } = await openNewDatabase("sqlite");
  const { kysely } = database;
  const count = 4_000;
  // Rows of many sizes that grow after they were stored: SQLite moves them from page to page.
  await sql`
    insert into contact_messages (id, reference, name, email, phone, subject, query, received_at, status)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'id-' || n, 'GM-' || n, 'trace' || n || 'x', 'x', '1', 'x',
      printf('%.*c', (n * 7919) % 1500, 'w'), '2026-01-01', 'new' from numbers
  `.execute(kysely);
  for (const part of [0, 1, 2, 3, 4, 5, 6])
    await sql`
      update contact_messages set status = 'waiting', owner_id = printf('%.*c', 36, 'o')
      where rowid % 7 = ${part}
    `.execute(kysely);
  await sql`delete from contact_messages where rowid % 2 = 0`.execute(kysely);
  const deleted = Array.from({ length: count / 2 }, (_, index) => `trace${2 * index + 2}x`);
  await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
  // Otherwise this test would show nothing: secure_delete alone leaves some.
  const leftByDelete = readable(settings.dataFolder);
  expect(deleted.filter((word) => leftByDelete.has(word))).not.toEqual([]);
  expect(await removeTraces(database, { mayTakeLong: false })).toBe(true);
  const left = readable(settings.dataFolder);
  expect(deleted.filter((word) => left.has(word))).toEqual([]);
  expect(left.size).toBe(count / 2);
  await close();
});

test("a call waits for PostgreSQL's vacuum no longer than for any other statement", async () => {
  const { database, settings, close } = await openNewDatabase("postgres");
  const caller = await open(settings, 200);
  await database.kysely.transaction().execute(async (transaction) => {
    // As another vacuum holds it, or a new index.
    await sql`lock table jobs in share update exclusive mode`.execute(transaction);
    expect(await removeTraces(caller, { mayTakeLong: false })).toBe(false);
  });
  expect(await removeTraces(database, { mayTakeLong: false })).toBe(true);
  await caller.close();
  await close();
});
