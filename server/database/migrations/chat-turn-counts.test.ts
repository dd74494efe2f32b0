import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayMs } from "#server/durations.ts";
import { dayOf } from "#server/india-time.ts";
import { type DatabaseSettings, emptyDatabase, engines, open } from "#tests/support/databases.ts";
import { eraseRecords } from "../../erasure/erase-records.ts";
import { deleteOldRows } from "../../housekeeping/delete-old-rows.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";
import type { Tables } from "../tables.ts";
import { chatTurnCounts } from "./0014-chat-turn-counts.ts";
import { migrations } from "./in-order.ts";

const now = new Date("2026-03-10T06:00:00.000Z");
/** A second before India's midnight, at it, and a day before. */
const times = ["2026-03-09T18:29:59.999Z", "2026-03-09T18:30:00.000Z", "2026-03-08T12:00:00.000Z"];

describe.each(engines)("the kept counts of chat turns on %s", (engine) => {
  let settings: DatabaseSettings & { remove(): Promise<void> };
  let database: Database;
  let stored = 0;
  beforeAll(async () => {
    settings = await emptyDatabase(engine);
    database = await open(settings);
    const older = migrations.slice(0, migrations.indexOf(chatTurnCounts));
    await migrate(database, older, () => now);
  });
  afterAll(async () => {
    await database.close();
    await settings.remove();
  });

  /** As the transcript of a conversation is written: some turns in one statement. */
  async function say(db: Database["kysely"] | Transaction<Tables>, session_id: string) {
    const said = {
      session_id,
      language: "en",
      message: "?",
      reply: ".",
      topic: "",
      outcome: "unknown",
    } as const;
    const turns = times.map((said_at) => ({ ...said, said_at, id: String(++stored).padStart(6, "0") }));
    await db.insertInto("chat_turns").values(turns).execute();
  }

  async function expectRight() {
    const turns = await database.kysely.selectFrom("chat_turns").select("said_at").execute();
    const counted: Record<string, number> = {};
    for (const { said_at } of turns) {
      const day = dayOf(Date.parse(said_at));
      counted[day] = (counted[day] ?? 0) + 1;
    }
    const rows = await database.kysely
      .selectFrom("chat_turn_counts")
      .select((select) => ["day", select.fn.sum("turns").as("turns")])
      .groupBy("day")
      .having((select) => select.fn.sum("turns"), "<>", 0)
      .execute();
    expect(Object.fromEntries(rows.map(({ day, turns }) => [day, Number(turns)]))).toEqual(counted);
    return counted;
  }

  test("are right after the upgrade of a database with turns", async () => {
    await say(database.kysely, "before");
    await say(database.kysely, "before");
    await migrate(database, migrations, () => now);
    expect(await expectRight()).toEqual({ "2026-03-08": 2, "2026-03-09": 2, "2026-03-10": 2 });
  });

  test("are right after turns were said, also some that were not committed", async () => {
    await say(database.kysely, "after");
    const aborted = database.kysely.transaction().execute(async (transaction) => {
      await say(transaction, "aborted");
      throw new Error("not committed");
    });
    await expect(aborted).rejects.toThrow("not committed");
    expect(await expectRight()).toMatchObject({ "2026-03-10": 3 });
  });

  test("are right after a conversation was erased", async () => {
    const conversations = ["before", "nobody's"];
    await database.kysely
      .transaction()
      .execute((transaction) =>
        eraseRecords(
          transaction,
          { ids: { message: [], applicant: [] }, references: [], conversations },
          { engine, now, actorId: null, detail: {} },
        ),
      );
    expect(await expectRight()).toMatchObject({ "2026-03-10": 1 });
  });

  test("are right after housekeeping deleted old turns", async () => {
    await say(database.kysely, "more");
    const deleteOld = deleteOldRows("chat_turns", "id", "said_at");
    for (const limit of [1, 100])
      await database.kysely
        .transaction()
        .execute((transaction) => deleteOld(transaction, new Date(now.getTime() - dayMs), limit, now));
    expect(await expectRight()).toEqual({ "2026-03-09": 2, "2026-03-10": 2 });
  });

  test.runIf(engine === "postgres")("do not make transactions wait for each other", async () => {
    const other = await open(settings);
    await database.kysely.transaction().execute(async (first) => {
      await say(first, "first");
      // It would wait for ever for the first one, which waits for it: the statement timeout would end it.
      await other.kysely.transaction().execute((second) => say(second, "second"));
      await say(first, "first");
    });
    await other.close();
    expect(await expectRight()).toMatchObject({ "2026-03-10": 5 });
    const { rows } = await sql`select distinct part from chat_turn_counts`.execute(database.kysely);
    expect(rows).toHaveLength(2);
  });
});
