import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate.ts";
import type { Tables } from "../tables.ts";

/** The first key of the advisory locks. Any number that nothing else in the database uses ("Meena" on a phone's keys). */
const postgresLock = 63_362;

/**
 * How many chat turns each day of India has. The dashboard would else count two million of them at each look. Triggers
 * keep the counts, so whatever writes or deletes turns, also an older program after a rollback, keeps them right.
 */
export const chatTurnCounts: Migration = {
  name: "0014-chat-turn-counts",
  async up(transaction, engine) {
    await transaction.schema
      .createTable("chat_turn_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("part", "integer", (column) => column.notNull())
      .addColumn("turns", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_turn_counts_primary_key", ["day", "part"])
      .execute();
    // The triggers first: on PostgreSQL they wait for those who write, and nobody writes between them and the count.
    if (engine === "sqlite") await createSqliteTriggers(transaction);
    else await createPostgresTriggers(transaction);
    const day = engine === "sqlite" ? sqliteDay("said_at") : postgresDay("said_at");
    await sql
      .raw(
        `insert into chat_turn_counts (day, part, turns)
         select ${day} as day, 0, count(*) from chat_turns group by 1`,
      )
      .execute(transaction);
  },
};

function sqliteDay(time: string): string {
  return `date(${time}, '+330 minutes')`;
}

function postgresDay(time: string): string {
  return `to_char(${time}::timestamptz at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;
}

/** SQLite has one writer at a time, so a day has one row. */
async function createSqliteTriggers(transaction: Transaction<Tables>) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(
    `create trigger chat_turn_counts_insert after insert on chat_turns
     begin
       insert into chat_turn_counts (day, part, turns) values (${sqliteDay("new.said_at")}, 0, 1)
       on conflict (day, part) do update set turns = turns + 1;
     end`,
  );
  await run(
    `create trigger chat_turn_counts_delete after delete on chat_turns
     begin
       update chat_turn_counts set turns = turns - 1 where day = ${sqliteDay("old.said_at")} and part = 0;
       delete from chat_turn_counts where day = ${sqliteDay("old.said_at")} and turns = 0;
     end`,
  );
}

/**
 * A day has parts, so that transactions that run at the same time never wait for each other: each takes the first part
 * that no other holds. A part may be negative; the sum counts.
 */
async function createPostgresTriggers(transaction: Transaction<Tables>) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(
    `create function chat_turn_counts_add() returns trigger language plpgsql as $$
     declare
       free integer := 0;
       sign integer := case tg_op when 'INSERT' then 1 else -1 end;
     begin
       while not pg_try_advisory_xact_lock(${postgresLock}, free) loop
         free := free + 1;
       end loop;
       insert into chat_turn_counts as kept (day, part, turns)
       select ${postgresDay("said_at")}, free, sign * count(*) from changed group by 1
       on conflict (day, part) do update set turns = kept.turns + excluded.turns;
       return null;
     end $$`,
  );
  for (const [change, rows] of [
    ["insert", "new"],
    ["delete", "old"],
  ])
    await run(
      `create trigger chat_turn_counts_${change} after ${change} on chat_turns
       referencing ${rows} table as changed for each statement execute function chat_turn_counts_add()`,
    );
}
