import { chmodSync, existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import {
  emptyDatabase,
  engines,
  open,
  openNewDatabase,
  whileDatabaseIsAway,
} from "#tests/support/databases.ts";
import { sqliteFileName } from "./connect.ts";

test("SQLite syncs every commit to the disk, keeps readers going and waits for locks", async () => {
  const settings = await emptyDatabase("sqlite");
  const database = await open(settings);
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.kysely);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  // 2 is FULL. No test that kills a process can tell it from NORMAL, only a power cut can.
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(100);
  await database.close();
  await settings.remove();
});

test.each(engines)("what only reads on %s cannot write", async (engine) => {
  const { database, close } = await openNewDatabase(engine);
  await expect(database.readOnly.deleteFrom("jobs").execute()).rejects.toThrow(/only reads|readonly/);
  expect((await database.readOnly.selectFrom("jobs").select("id").execute()).length).toBeGreaterThan(0);
  await close();
});

test("a new data folder is open to its owner alone", async () => {
  const settings = await emptyDatabase("sqlite");
  const dataFolder = path.join(settings.dataFolder, "new/one");
  const database = await open({ dataFolder, databaseUrl: undefined });
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  await database.close();
  await settings.remove();
});

test("a data folder that cannot be used is reported with the reason", async () => {
  const settings = await emptyDatabase("sqlite");
  const file = path.join(settings.dataFolder, "a-file");
  writeFileSync(file, "");
  await expect(open({ dataFolder: file, databaseUrl: undefined })).rejects.toThrow(
    /^The data folder .+a-file cannot be used .+ Make it writable or set DATA_DIR to another folder\.$/,
  );
  await settings.remove();
});

test.runIf(existsSync("/proc/self"))(
  "a data folder in /proc (where there is one) is refused, not retried for ever",
  async () => {
    await expect(open({ dataFolder: "/proc/nope/data", databaseUrl: undefined })).rejects.toThrow(
      /^The data folder \/proc\/nope\/data cannot be used/,
    );
  },
);

test("a file that is not a database is reported with the reason", async () => {
  const settings = await emptyDatabase("sqlite");
  const file = path.join(settings.dataFolder, sqliteFileName);
  writeFileSync(file, "these are not the bytes of a database, and there are many of them".repeat(20));
  chmodSync(file, 0o600);
  await expect(open(settings)).rejects.toThrow(/cannot be used \(file is not a database\)/);
  await settings.remove();
});

test("a connection that breaks in the middle of a transaction fails the transaction, not the process", async () => {
  const settings = await emptyDatabase("postgres");
  const database = await open(settings);
  const witness = new pg.Client(settings.databaseUrl).on("error", () => undefined);
  await witness.connect();
  // Listens from the start: the end may arrive before the termination's own answer does.
  const witnessEnded = new Promise((resolve) => witness.once("end", resolve));
  const transaction = database.kysely.transaction().execute(async (inside) => {
    await sql`select 1`.execute(inside);
    // Another connection has learned that the server ended it: then this one has learned it as well.
    await whileDatabaseIsAway(settings, () => witnessEnded);
    await sql`select 2`.execute(inside);
  });
  const failure = await transaction.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(database.isUnavailable(failure)).toBe(true);
  await expect(sql`select 3`.execute(database.kysely)).resolves.toBeDefined();
  await database.close();
  await settings.remove();
});

test("SQLite's reader sees what is committed, changes nothing, and lets this thread go on meanwhile", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  const { kysely, readOnly } = database;
  const countJobs = async () =>
    (
      await readOnly
        .selectFrom("jobs")
        .select((row) => row.fn.countAll().as("count"))
        .executeTakeFirst()
    )?.count;
  const before = Number(await countJobs());
  await kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("jobs").execute();
    expect(await countJobs()).toBe(before);
  });
  expect(await countJobs()).toBe(0);
  await expect(readOnly.deleteFrom("jobs").execute()).rejects.toThrow("readonly");
  const failure = await readOnly
    .deleteFrom("jobs")
    .execute()
    .catch((error: unknown) => error);
  expect(database.isUnavailable(failure), "an error keeps its code").toBe(true);
  let isCounted = false;
  const counting =
    sql`with recursive counted (n) as (select 1 union all select n + 1 from counted limit 1000000)
    select count(*) from counted`
      .execute(readOnly)
      .then(() => {
        isCounted = true;
      });
  await sql`select 1`.execute(kysely);
  expect(isCounted).toBe(false);
  await counting;
  await close();
});
