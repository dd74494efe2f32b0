import { CompiledQuery, type Kysely, type KyselyPlugin, sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";

interface Recorded {
  /** The same database; the statements that are made through it are recorded. */
  readonly database: Database;
  /**
   * What a statement does without bound: on SQLite, sort rows or look through a table; on PostgreSQL, read more than so
   * many rows. The statement is run once more for it.
   */
  unbounded(maxRows: number): Promise<string[]>;
  /** The tables that `database.kysely` has read since the last call. On SQLite the process stood still meanwhile. */
  takeTablesReadByKysely(): ReadonlySet<string>;
}

/** Records the statements that are made through a database, and looks into their plans. */
export function recordStatements(database: Database): Recorded {
  const byKysely: CompiledQuery[] = [];
  const byReader: CompiledQuery[] = [];
  function recording<Connection extends Kysely<Tables>>(kysely: Connection, statements: CompiledQuery[]) {
    // Parts of statements are transformed too; only whole ones have results.
    const compiled = new WeakMap<object, CompiledQuery>();
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        compiled.set(queryId, kysely.getExecutor().compileQuery(node, queryId));
        return node;
      },
      async transformResult({ result, queryId }) {
        const statement = compiled.get(queryId);
        if (statement) statements.push(statement);
        return result;
      },
    };
    return kysely.withPlugin(plugin) as Connection;
  }
  return {
    database: {
      ...database,
      kysely: recording(database.kysely, byKysely),
      readOnly: recording(database.readOnly, byReader),
    },
    async unbounded(maxRows) {
      const found: string[] = [];
      for (const { sql: text, parameters } of [...byKysely, ...byReader]) {
        const fault =
          database.engine === "sqlite"
            ? await faultOnSqlite(database, text, parameters)
            : await faultOnPostgres(database, text, parameters, maxRows);
        if (fault !== undefined) found.push(`${fault}: ${text}`);
      }
      return found;
    },
    takeTablesReadByKysely: () => new Set(byKysely.splice(0).flatMap(({ sql: text }) => tablesRead(text))),
  };
}

function tablesRead(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join) "?([a-z_]+)"?/g)].map(([, table = ""]) => table);
}

async function faultOnSqlite({ readOnly }: Database, text: string, parameters: readonly unknown[]) {
  const { rows } = await readOnly.executeQuery<{ detail: string }>(
    explain("explain query plan", text, parameters),
  );
  return rows
    .map(({ detail }) => detail)
    .find((detail) => /USE TEMP B-TREE FOR ORDER BY|^SCAN (contact_messages|applicants|other)$/.test(detail));
}

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Plan[];
}

async function faultOnPostgres(
  { readOnly }: Database,
  text: string,
  parameters: readonly unknown[],
  maxRows: number,
) {
  const rows = await readOnly.transaction().execute(async (transaction) => {
    // A small table is as well read whole and sorted. Only with many rows would PostgreSQL use an index.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const query = explain("explain (analyze, format json)", text, parameters);
    return (await transaction.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>(query)).rows;
  });
  const [first] = rows;
  const read = first ? mostRead(first["QUERY PLAN"][0].Plan) : 0;
  return read > maxRows ? `reads ${read} rows` : undefined;
}

/** How many rows the part of a plan reads that reads most. */
function mostRead(plan: Plan): number {
  const rows =
    plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0);
  const own = plan["Node Type"].includes("Scan") ? rows * plan["Actual Loops"] : 0;
  return Math.max(own, ...(plan.Plans ?? []).map(mostRead));
}

function explain(how: string, text: string, parameters: readonly unknown[]): CompiledQuery {
  return CompiledQuery.raw(`${how} ${text}`, [...parameters]);
}
