import { sql, type Transaction } from "kysely";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import {
  type DatabaseSettings,
  emptyDatabase,
  engines,
  open,
  openNewDatabase,
} from "#tests/support/databases.ts";
import { type ErasableRecords, eraseRecords } from "../../erasure/erase-records.repository.ts";
import { deleteOldRows } from "../../housekeeping/delete-old-rows.repository.ts";
import type { RetentionRule } from "../../housekeeping/housekeeping.ts";
import type { Database } from "../database.ts";
import { type Migration, migrate } from "../migrate.ts";
import type { Tables } from "../tables.ts";
import { chatTurnCounts } from "./0014-chat-turn-counts.ts";
import { messageCounts } from "./0017-message-counts.ts";
import { migrations } from "./in-order.ts";

const now = new Date("2026-03-10T06:00:00.000Z");
/** A millisecond before India's midnight, at it, and a day before. */
const times = ["2026-03-09T18:29:59.999Z", "2026-03-09T18:30:00.000Z", "2026-03-08T12:00:00.000Z"];

type Writer = Database["kysely"] | Transaction<Tables>;
let stored = 0;
const nextId = () => String(++stored).padStart(6, "0");

interface CountedTable {
  readonly rows: "chat_turns" | "contact_messages";
  readonly countsTable: "chat_turn_counts" | "contact_message_counts";
  readonly migration: Migration;
  /** The periods of `times`. */
  readonly periods: Readonly<Record<"dayBefore" | "beforeMidnight" | "midnight", string>>;
  /** Writes a row for each of `times` in one statement, as the program does, and returns how to name them later. */
  write(db: Writer): Promise<string>;
  erasable(written: string): ErasableRecords;
  readonly deleteOld: RetentionRule["deleteOld"];
  counts(db: Writer): Promise<{ period: string; count: string | number | bigint }[]>;
}

const nothing: ErasableRecords = { ids: { message: [], applicant: [] }, references: [], conversations: [] };

const turns: CountedTable = {
  rows: "chat_turns",
  countsTable: "chat_turn_counts",
  migration: chatTurnCounts,
  periods: { dayBefore: "2026-03-08", beforeMidnight: "2026-03-09", midnight: "2026-03-10" },
  async write(db) {
    const session_id = nextId();
    const said = {
      session_id,
      language: "en",
      message: "?",
      reply: ".",
      topic: "",
      outcome: "unknown",
    } as const;
    const values = times.map((said_at) => ({ ...said, said_at, id: nextId() }));
    await db.insertInto("chat_turns").values(values).execute();
    return session_id;
  },
  erasable: (session) => ({ ...nothing, conversations: [session] }),
  deleteOld: deleteOldRows("chat_turns", ["id"], "said_at"),
  async counts(db) {
    return await db
      .selectFrom("chat_turn_counts")
      .select((row) => ["day as period", row.fn.sum("turns").as("count")])
      .groupBy("day")
      .execute();
  },
};

/** The fields that the table had at first: it is written to as it was before later migrations. */
const firstFields = { name: "Asha Gill", email: "asha@example.com", phone: "98", subject: "Load", query: "" };

const messages: CountedTable = {
  rows: "contact_messages",
  countsTable: "contact_message_counts",
  migration: messageCounts,
  periods: { dayBefore: "2026-03-08 17", beforeMidnight: "2026-03-09 23", midnight: "2026-03-10 00" },
  async write(db) {
    const group = nextId();
    const values = times.map((received_at, index) => {
      const id = `${group}-${index}`;
      return { ...firstFields, id, reference: id, received_at, status: "new" as const };
    });
    await db.insertInto("contact_messages").values(values).execute();
    return group;
  },
  erasable: (group) => ({
    ...nothing,
    ids: { message: times.map((_, index) => `${group}-${index}`), applicant: [] },
  }),
  deleteOld: deleteOldRows("contact_messages", ["id"], "received_at"),
  async counts(db) {
    return await db
      .selectFrom("contact_message_counts")
      .select((row) => ["hour as period", row.fn.sum("messages").as("count")])
      .groupBy("hour")
      .execute();
  },
};

describe.each(engines.flatMap((engine) => [turns, messages].map((counted) => ({ engine, ...counted }))))(
  "the kept counts of $rows on $engine",
  ({ engine, migration, countsTable, periods, write, erasable, deleteOld, counts }) => {
    let settings: DatabaseSettings;
    let database: Database;
    let close: () => Promise<void>;
    beforeEach(async () => {
      ({ settings, database, close } = await openNewDatabase(engine));
    });
    afterEach(() => close());

    async function expectCounts(expected: Partial<Record<keyof typeof periods, number>>, of = database) {
      const kept = (await counts(of.kysely)).map(({ period, count }) => [period, Number(count)] as const);
      const named = Object.entries(expected).map(([name, count]) => [
        periods[name as keyof typeof periods],
        count,
      ]);
      expect(Object.fromEntries(kept.filter(([, count]) => count !== 0))).toEqual(Object.fromEntries(named));
    }

    test("are right after the upgrade of a database with rows", async () => {
      const old = await emptyDatabase(engine);
      const opened = await open(old);
      onTestFinished(async () => {
        await opened.close();
        await old.remove();
      });
      await migrate(opened, migrations.slice(0, migrations.indexOf(migration)), () => now);
      await write(opened.kysely);
      await write(opened.kysely);
      await migrate(opened, migrations, () => now);
      await expectCounts({ dayBefore: 2, beforeMidnight: 2, midnight: 2 }, opened);
    });

    test("are right after rows were written, also some that were not committed", async () => {
      await write(database.kysely);
      const aborted = database.kysely.transaction().execute(async (transaction) => {
        await write(transaction);
        throw new Error("not committed");
      });
      await expect(aborted).rejects.toThrow("not committed");
      await expectCounts({ dayBefore: 1, beforeMidnight: 1, midnight: 1 });
    });

    test("are right after some were erased", async () => {
      const first = await write(database.kysely);
      await write(database.kysely);
      await database.kysely
        .transaction()
        .execute((transaction) =>
          eraseRecords(transaction, erasable(first), { now, actorId: null, detail: {} }),
        );
      await expectCounts({ dayBefore: 1, beforeMidnight: 1, midnight: 1 });
    });

    test("are right after housekeeping deleted old rows", async () => {
      for (let time = 0; time < 2; time++) await write(database.kysely);
      for (const limit of [1, 100])
        await database.kysely
          .transaction()
          .execute((transaction) => deleteOld(transaction, new Date(now.getTime() - dayMs), limit, now));
      await expectCounts({ beforeMidnight: 2, midnight: 2 });
    });

    // SQLite has one writer at a time.
    if (engine === "postgres")
      test("do not make transactions wait for each other", async () => {
        const other = await open(settings);
        await database.kysely.transaction().execute(async (one) => {
          await write(one);
          // It would wait for ever for the first one, which waits for it: the statement timeout would end it.
          await other.kysely.transaction().execute(write);
          await write(one);
        });
        await other.close();
        await expectCounts({ dayBefore: 3, beforeMidnight: 3, midnight: 3 });
        const { rows } = await sql`select distinct part from ${sql.table(countsTable)}`.execute(
          database.kysely,
        );
        expect(rows).toHaveLength(2);
      });
  },
);
