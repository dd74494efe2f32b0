import type { Queryable } from "./connect.ts";

/**
 * Has a row dealt with, and gives what came of it: alone, or in one statement with rows of others. On PostgreSQL each
 * statement is a way to the server and back, and work for both sides.
 *
 * Rows share a statement when they are handed in for the same `run`, by whoever is at the same point at the same time.
 */
export type Gather = <Row, Result>(run: RunGathered<Row, Result>, row: Row) => Promise<Result>;

/** Deals with rows in one go, and gives what came of each, in their order. */
export type RunGathered<Row, Result> = (
  database: Queryable,
  rows: readonly Row[],
) => Promise<readonly Result[]>;

interface Waiting {
  readonly row: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Every row in a statement of its own. */
export function runAlone(database: Queryable): Gather {
  return async <Row, Result>(run: RunGathered<Row, Result>, row: Row) => {
    const [result] = await run(database, [row]);
    return result as Result;
  };
}

/** Rows that are handed in during one turn of the event loop share statements. */
export function runTogether(database: Queryable): Gather {
  const waiting = new Map<RunGathered<unknown, unknown>, Waiting[]>();

  async function answer(run: RunGathered<unknown, unknown>, group: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(
        database,
        group.map(({ row }) => row),
      );
      group.forEach(({ resolve }, index) => {
        resolve(results[index]);
      });
    } catch (reason) {
      for (const { reject } of group) reject(reason);
    }
  }

  function answerAll(): void {
    const groups = [...waiting];
    waiting.clear();
    for (const [run, group] of groups) void answer(run, group);
  }

  return <Row, Result>(run: RunGathered<Row, Result>, row: Row) =>
    new Promise<Result>((resolve, reject) => {
      // It comes when everything that has reached the process by now, and all promises settled by it, have gone on.
      if (waiting.size === 0) setImmediate(answerAll);
      const group = waiting.getOrInsertComputed(run as RunGathered<unknown, unknown>, () => []);
      group.push({ row, resolve: resolve as (result: unknown) => void, reject });
    });
}
