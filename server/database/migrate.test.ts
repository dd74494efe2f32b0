import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabaseSettings, emptyDatabase, engines, open } from "#tests/support/databases.ts";
import type { Database } from "./database.ts";
import { type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations/in-order.ts";

const now = () => new Date("2026-01-02T03:04:05.678Z");

function creating(table: string): Migration {
  return {
    name: `0001-${table}`,
    up: (transaction) => transaction.schema.createTable(table).addColumn("id", "text").execute(),
  };
}

const breaking: Migration = {
  name: "0002-breaking",
  async up(transaction) {
    await transaction.schema.createTable("halfway").addColumn("id", "text").execute();
    await sql`insert into halfway (id) values ('left behind')`.execute(transaction);
    await sql`insert into no_such_table (id) values (1)`.execute(transaction);
  },
};

describe.each(engines)("migrating %s", (engine) => {
  let settings: DatabaseSettings & { remove(): Promise<void> };
  let database: Database;

  beforeEach(async () => {
    settings = await emptyDatabase(engine);
    database = await open(settings);
  });
  afterEach(async () => {
    await database.close();
    await settings.remove();
  });

  test("applies each migration once and remembers when", async () => {
    expect(await migrate(database, migrations, now)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(database, migrations, now)).toEqual([]);
    const rows = await database.kysely.selectFrom("schema_migrations").selectAll().execute();
    expect(rows.map((row) => row.applied_at)).toEqual(migrations.map(() => "2026-01-02T03:04:05.678Z"));
  });

  test("leaves nothing of a failed migration, and keeps the ones before it", async () => {
    await expect(migrate(database, [creating("kept"), breaking], now)).rejects.toThrow(/no_such_table/);
    await expect(sql`select * from kept`.execute(database.kysely)).resolves.toMatchObject({ rows: [] });
    await expect(sql`select * from halfway`.execute(database.kysely)).rejects.toThrow(/halfway/);
    const repaired = { ...breaking, up: creating("halfway").up };
    expect(await migrate(database, [creating("kept"), repaired], now)).toEqual(["0002-breaking"]);
  });

  test("happens once when several processes start together", async () => {
    const others = await Promise.all([open(settings), open(settings), open(settings)]);
    const applied = await Promise.all([database, ...others].map((one) => migrate(one, migrations, now)));
    // Which process applies which does not matter, as long as each is applied once.
    expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name));
    await Promise.all(others.map((one) => one.close()));
  });

  test("after a rollback runs on a newer database if the migrations only added, else refuses it", async () => {
    await migrate(database, [creating("kept"), creating("from_the_future")], now);
    expect(await migrate(database, [creating("kept")], now)).toEqual([]);
    const renaming: Migration = { ...creating("renamed"), breaksOlderPrograms: true };
    await migrate(database, [creating("kept"), creating("from_the_future"), renaming], now);
    await expect(migrate(database, [creating("kept")], now)).rejects.toThrow(
      /newer version \(it knows "0001-renamed"\)/,
    );
  });

  test("takes over the list of a release that noted nothing about older programs", async () => {
    await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(
      database.kysely,
    );
    await sql`insert into schema_migrations values ('0001-kept', ''), ('0002-unknown', '')`.execute(
      database.kysely,
    );
    await expect(migrate(database, [creating("kept")], now)).rejects.toThrow(/it knows "0002-unknown"/);
    expect(await migrate(database, [creating("kept"), { ...breaking, name: "0002-unknown" }], now)).toEqual(
      [],
    );
  });
});

test("a migration on PostgreSQL may take longer than the statement timeout, and so may a process that waits for it", async () => {
  const settings = await emptyDatabase("postgres");
  const timeoutMs = 3_000;
  const [first, second] = [await open(settings, timeoutMs), await open(settings, timeoutMs)];
  const long: Migration = {
    name: "0001-long",
    async up(transaction) {
      await sql`select pg_sleep(5)`.execute(transaction);
    },
  };
  const applied = await Promise.all([first, second].map((one) => migrate(one, [long], now)));
  expect(applied.flat()).toEqual(["0001-long"]);
  // Visitors' statements are cut off as before.
  await expect(sql`select pg_sleep(5)`.execute(first.kysely)).rejects.toThrow(/statement timeout/);
  await Promise.all([first.close(), second.close()]);
  await settings.remove();
});
