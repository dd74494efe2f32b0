/** A thread that reads an SQLite file, one statement after another. A module of its own, without imports of ours. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface ReadRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface ReadAnswer {
  readonly id: number;
  readonly rows: unknown[];
  /** An error loses its properties on the way between threads. */
  readonly failure?: { readonly message: string; readonly errcode: unknown };
}

const busyTimeoutMs = 100;
const statementsKept = 200;

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: busyTimeoutMs });
const statements = new Map<string, StatementSync>();

parentPort?.on("message", ({ id, sql, parameters }: ReadRequest) => {
  parentPort?.postMessage(answer(id, sql, parameters));
});

function answer(id: number, sql: string, parameters: readonly unknown[]): ReadAnswer {
  try {
    return { id, rows: prepare(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: unknown };
    return { id, rows: [], failure: { message, errcode } };
  }
}

function prepare(sql: string): StatementSync {
  const kept = statements.get(sql);
  if (kept) return kept;
  const statement = database.prepare(sql);
  if (statements.size < statementsKept) statements.set(sql, statement);
  return statement;
}
