/** A thread that reads an SQLite file, one statement after another. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { busyTimeoutMs, preparedOnce } from "./sqlite-statements.ts";

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

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: busyTimeoutMs });
const prepare = preparedOnce((sql) => database.prepare(sql));

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
