/**
 * After a rollback the program of the release before runs on the schema of the one after it. It can if every migration
 * only adds what it need not know.
 */
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { emptyDatabase, engines, open } from "#tests/support/databases.ts";
import type { Database } from "../database.ts";
import { type Migration, migrate } from "../migrate.ts";
import { migrations } from "./in-order.ts";

const now = () => new Date("2026-01-02T03:04:05.678Z");

interface Schema {
  /** By "table.column". */
  readonly columns: ReadonlyMap<string, { type: string; mayBeLeftOut: boolean }>;
  /** Each constraint as "table: rule", with the columns of its unique index. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

async function readSchema({ kysely, engine }: Database): Promise<Schema> {
  const tables = await kysely.introspection.getTables();
  const columns = tables
    .filter(({ isView }) => !isView)
    .flatMap((table) =>
      table.columns.map((column) => {
        const mayBeLeftOut = column.isNullable || column.hasDefaultValue || column.isAutoIncrementing;
        return [`${table.name}.${column.name}`, { type: column.dataType, mayBeLeftOut }] as const;
      }),
    );
  const { rows } = await (engine === "sqlite" ? sqliteRules : postgresRules).execute(kysely);
  const rules = rows.map(
    ({ table, rule, about }) =>
      [`${table}: ${rule}`, about.split(",").map((column) => `${table}.${column}`)] as const,
  );
  return { columns: new Map(columns), rules: new Map(rules) };
}

interface Rule {
  table: string;
  rule: string;
  about: string;
}

/** Triggers that refuse or change rows, and unique indexes. SQLite adds no constraint to a table that exists. */
const sqliteRules = sql<Rule>`
  select tbl_name as "table", sql as rule, '' as about from sqlite_schema
  where type = 'trigger' and sql like '%raise(%'
  union all
  select tables.name, indexes.name, (select group_concat(name) from pragma_index_info(indexes.name))
  from sqlite_schema as tables, pragma_index_list(tables.name) as indexes
  where tables.type = 'table' and indexes."unique" = 1`;

const postgresRules = sql<Rule>`
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule, '' as about from pg_constraint
  where conrelid <> 0 and contype not in ('u', 'n') and connamespace = 'public'::regnamespace
  union all
  select tgrelid::regclass::text, pg_get_triggerdef(pg_trigger.oid), ''
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and (pg_get_triggerdef(pg_trigger.oid) not like '% AFTER %' or prosrc ilike '%raise%')
  union all
  select indrelid::regclass::text, indexrelid::regclass::text,
    (select string_agg(attname, ',') from pg_attribute where attrelid = indrelid and attnum = any (indkey))
  from pg_index join pg_class on pg_class.oid = indrelid
  where indisunique and relnamespace = 'public'::regnamespace`;

/** What of the new schema an older program would stumble over. */
function obstacles(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split(".")[0]));
  const isOfOlder = (name: string) => tables.has(name.split(/[.:]/)[0]);
  const changed = [...before.columns].flatMap(([name, { type, mayBeLeftOut }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} is ${now.type} now`];
    return mayBeLeftOut && !now.mayBeLeftOut ? [`${name} is required now`] : [];
  });
  const required = [...after.columns].flatMap(([name, { mayBeLeftOut }]) =>
    isOfOlder(name) && !before.columns.has(name) && !mayBeLeftOut ? [`${name} is required`] : [],
  );
  // An older program leaves a new column out, so a unique index with one refuses none of its rows.
  const ruled = [...after.rules].flatMap(([rule, about]) =>
    isOfOlder(rule) &&
    !before.rules.has(rule) &&
    about.every((name) => name.endsWith(".") || before.columns.has(name))
      ? [`a new rule, ${rule}`]
      : [],
  );
  return [...changed, ...required, ...ruled];
}

describe.each(engines)("on %s", (engine) => {
  async function obstaclesOf(all: readonly Migration[], from = 0): Promise<Map<string, string[]>> {
    const settings = await emptyDatabase(engine);
    const database = await open(settings);
    await migrate(database, all.slice(0, from), now);
    const found = new Map<string, string[]>();
    let before = await readSchema(database);
    for (let count = from + 1; count <= all.length; count++) {
      await migrate(database, all.slice(0, count), now);
      const after = await readSchema(database);
      found.set(all[count - 1]?.name ?? "", obstacles(before, after));
      before = after;
    }
    await database.close();
    await settings.remove();
    return found;
  }

  test("each migration only adds, or says that older programs must not run", async () => {
    const found = await obstaclesOf(migrations);
    const wrong = migrations.filter(
      ({ name, breaksOlderPrograms }) => breaksOlderPrograms !== true && found.get(name)?.length !== 0,
    );
    expect(wrong.map(({ name }) => [name, found.get(name)])).toEqual([]);
  });

  test.each([
    ["alter table jobs rename column city to town", "jobs.city is gone"],
    ["alter table jobs drop column city", "jobs.city is gone"],
    ["drop table chat_turns", "chat_turns.id is gone"],
    ["create unique index one_reply on chat_turns (reply)", "a new rule, chat_turns: one_reply"],
  ])("%s would not be overlooked", async (statement, obstacle) => {
    const last: Migration = {
      name: "9999-last",
      up: (transaction) => sql.raw(statement).execute(transaction) as never,
    };
    const found = await obstaclesOf([...migrations, last], migrations.length);
    expect(found.get("9999-last")).toContain(obstacle);
  });
});
