import type { Queryable } from "./connect.ts";

/**
 * Runs one row through a batch function and resolves with its result. Rows that are handed in during the same turn of the
 * event loop, for the same function, share one statement: on PostgreSQL each statement is a round trip to the server.
 */
export type BatchingLoader = <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) => Promise<Result>;

/** Runs all rows in one statement. Its results have the order of the rows. */
export type BatchFunction<Row, Result> = (
  database: Queryable,
  rows: readonly Row[],
) => Promise<readonly Result[]>;

interface Waiting {
  readonly row: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Runs each row in a statement of its own. */
export function createUnbatchedLoader(database: Queryable): BatchingLoader {
  return async <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) => {
    const [result] = await runBatch(database, [row]);
    return result as Result;
  };
}

/** Lets the rows of one turn of the event loop share statements. */
export function createBatchingLoader(database: Queryable): BatchingLoader {
  const batches = new Map<BatchFunction<unknown, unknown>, Waiting[]>();

  async function run(runBatch: BatchFunction<unknown, unknown>, batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await runBatch(
        database,
        batch.map(({ row }) => row),
      );
      batch.forEach(({ resolve }, index) => {
        resolve(results[index]);
      });
    } catch (reason) {
      for (const { reject } of batch) reject(reason);
    }
  }

  function runAll(): void {
    const due = [...batches];
    batches.clear();
    for (const [runBatch, batch] of due) void run(runBatch, batch);
  }

  return <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) =>
    new Promise<Result>((resolve, reject) => {
      // Runs after all callbacks and promises that are ready now.
      if (batches.size === 0) setImmediate(runAll);
      const batch = batches.getOrInsertComputed(runBatch as BatchFunction<unknown, unknown>, () => []);
      batch.push({ row, resolve: resolve as (result: unknown) => void, reject });
    });
}
