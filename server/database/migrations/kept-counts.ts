import { sql, type Transaction } from "kysely";
import type { Engine } from "../database.ts";
import type { Tables } from "../tables.ts";

/**
 * As migrations 14 and 17 ran it: it does not change.
 *
 * How many rows of a table came in each hour or day of India, in a table of their own.
 */
export interface KeptCounts {
  /** The table of the counts, whose triggers get its name too. */
  readonly table: string;
  /** Its column that names the period. */
  readonly period: "day" | "hour";
  /** Its column that holds the number. */
  readonly count: string;
  /** The table whose rows are counted, and its column with their time. */
  readonly rows: string;
  readonly time: string;
  /** The first key of the advisory locks: a number that nothing else in the database uses. */
  readonly postgresLock: number;
}

/**
 * Makes the table and counts the rows that are there. From then on triggers keep the counts, so whatever writes or
 * deletes rows, also an older program after a rollback, keeps them right. A period's count is the sum of its parts.
 */
export async function createKeptCounts(
  transaction: Transaction<Tables>,
  engine: Engine,
  counts: KeptCounts,
): Promise<void> {
  const { table, period, count, rows, time } = counts;
  await transaction.schema
    .createTable(table)
    .addColumn(period, "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn(count, "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_primary_key`, [period, "part"])
    .execute();
  // The triggers first: on PostgreSQL they wait for those who write, and nobody writes between them and the count.
  if (engine === "sqlite") await createSqliteTriggers(transaction, counts);
  else await createPostgresTriggers(transaction, counts);
  const periodOf = engine === "sqlite" ? sqlitePeriod(period, time) : postgresPeriod(period, time);
  await sql
    .raw(
      `insert into ${table} (${period}, part, ${count}) select ${periodOf} as period, 0, count(*) from ${rows} group by 1`,
    )
    .execute(transaction);
}

/** "2026-11-23" or "2026-11-23 08". */
function sqlitePeriod(period: KeptCounts["period"], time: string): string {
  return period === "day"
    ? `date(${time}, '+330 minutes')`
    : `strftime('%Y-%m-%d %H', ${time}, '+330 minutes')`;
}

/** The same as on SQLite. */
function postgresPeriod(period: KeptCounts["period"], time: string): string {
  const format = period === "day" ? "YYYY-MM-DD" : "YYYY-MM-DD HH24";
  return `to_char(${time}::timestamptz at time zone 'UTC' + interval '330 minutes', '${format}')`;
}

/** SQLite has one writer at a time, so a period has one row. */
async function createSqliteTriggers(
  transaction: Transaction<Tables>,
  { table, period, count, rows, time }: KeptCounts,
) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  const newPeriod = sqlitePeriod(period, `new.${time}`);
  const oldPeriod = sqlitePeriod(period, `old.${time}`);
  await run(
    `create trigger ${table}_insert after insert on ${rows}
     begin
       insert into ${table} (${period}, part, ${count}) values (${newPeriod}, 0, 1)
       on conflict (${period}, part) do update set ${count} = ${count} + 1;
     end`,
  );
  await run(
    `create trigger ${table}_delete after delete on ${rows}
     begin
       update ${table} set ${count} = ${count} - 1 where ${period} = ${oldPeriod} and part = 0;
       delete from ${table} where ${period} = ${oldPeriod} and ${count} = 0;
     end`,
  );
}

/**
 * A period has parts, so that transactions that run at the same time never wait for each other: each takes the first
 * part that no other holds. A part may be negative; the sum counts.
 */
async function createPostgresTriggers(
  transaction: Transaction<Tables>,
  { table, period, count, rows, time, postgresLock }: KeptCounts,
) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(
    `create function ${table}_add() returns trigger language plpgsql as $$
     declare
       free integer := 0;
       sign integer := case tg_op when 'INSERT' then 1 else -1 end;
     begin
       while not pg_try_advisory_xact_lock(${postgresLock}, free) loop
         free := free + 1;
       end loop;
       insert into ${table} as kept (${period}, part, ${count})
       select ${postgresPeriod(period, time)}, free, sign * count(*) from changed group by 1
       on conflict (${period}, part) do update set ${count} = kept.${count} + excluded.${count};
       return null;
     end $$`,
  );
  for (const [change, changed] of [
    ["insert", "new"],
    ["delete", "old"],
  ])
    await run(
      `create trigger ${table}_${change} after ${change} on ${rows}
       referencing ${changed} table as changed for each statement execute function ${table}_add()`,
    );
}
