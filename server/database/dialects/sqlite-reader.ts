import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { assertOutsideTransaction, otherConnection } from "../transaction-scope.ts";
import { OwnTurnsAdapter } from "./own-turns-adapter.ts";
import type { ReadAnswer, ReadRequest } from "./sqlite-reader.worker.ts";

/** The thread's own heap: it holds the rows of one answer at a time. */
const heapMb = 64;

/** Beside this module, in the build too (scripts/build/build-server.ts). */
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./sqlite-reader.worker.ts" : "./sqlite-reader.js",
  import.meta.url,
);

/**
 * Kysely's dialect for a thread that only reads an SQLite file. The thread starts with the first statement, so that a
 * process that never needs it does without.
 */
export function sqliteReaderDialect(file: string): Dialect {
  return {
    createAdapter: () => new OwnTurnsAdapter(),
    createDriver: () => new SqliteReaderDriver(file),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(reason: unknown): void;
}

class SqliteReaderDriver implements Driver {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction(otherConnection);
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: (await this.#ask(sql, parameters)) as Row[],
      }),
      streamQuery: () => {
        throw new Error("The reader of SQLite does not stream");
      },
    };
  }

  async beginTransaction(): Promise<void> {
    throw new Error("The reader of SQLite has no transactions");
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.ref();
      this.#worker?.postMessage({ id, sql, parameters } satisfies ReadRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(workerFile, {
      workerData: this.#file,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.on("message", ({ id, rows, failure }: ReadAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      // An idle thread does not keep the process alive.
      if (this.#waiting.size === 0) worker.unref();
      if (failure) waiting?.reject(Object.assign(new Error(failure.message), { errcode: failure.errcode }));
      else waiting?.resolve(rows);
    });
    // It has ended, e.g. out of memory, or for want of the file. The next statement starts another one.
    const fail = (reason: unknown) => {
      // Its `exit` follows its `error`: the successor may be at work by then.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    };
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("The thread that reads the database has ended")));
    return worker;
  }
}
