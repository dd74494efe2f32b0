import DataLoader from "dataloader";
import type { Queryable } from "./database.ts";

/** Runs all rows in one statement. Its results have the order of the rows. */
export type BatchFunction<Row, Result> = (db: Queryable, rows: readonly Row[]) => Promise<readonly Result[]>;

/** Runs one row through a batch function and resolves with its result. */
export type BatchingLoader = <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) => Promise<Result>;

/** Runs each row in a statement of its own. */
export function createUnbatchedLoader(db: Queryable): BatchingLoader {
  return async <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) => {
    const [result] = await runBatch(db, [row]);
    return result as Result;
  };
}

/**
 * Lets rows share one statement if they come for the same function in the same turn of the event loop. To build and run a
 * statement costs more than a row in it, and on PostgreSQL it is a round trip to the server (decision 18).
 */
export function createBatchingLoader(db: Queryable): BatchingLoader {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  return <Row, Result>(runBatch: BatchFunction<Row, Result>, row: Row) => {
    const load = (rows: readonly unknown[]) => runBatch(db, rows as readonly Row[]);
    const options = { cache: false, batchScheduleFn: setImmediate };
    const loader = loaders.getOrInsertComputed(runBatch, () => new DataLoader(load, options));
    return loader.load(row) as Promise<Result>;
  };
}
