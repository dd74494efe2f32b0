/** What a server has stored and answered, as text: tests look in it for what must be nowhere. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";

/** All rows of every table, as JSON. */
export async function rowsByTable({ kysely }: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await kysely.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const result = await sql`select * from ${sql.table(name)}`.execute(kysely);
      return [name, JSON.stringify(result.rows)] as const;
    }),
  );
  return new Map(rows);
}

export async function everyRow(database: Database): Promise<string> {
  return [...(await rowsByTable(database)).values()].join("\n");
}

/** Every file below a data folder. PostgreSQL's own files are its server's. */
export function everyFile(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, contentOf(path.join(folder, name))]));
}

/** By another process: to close a file drops all locks that this process, which is the server, has on it. */
function contentOf(file: string): string {
  return execFileSync("cat", [file], { encoding: "utf8", maxBuffer: 2 ** 30 });
}

/** Status, headers and body. */
export async function wholeAnswer(response: Response): Promise<string> {
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
}
