import { AsyncLocalStorage } from "node:async_hooks";

/** The names of the connections that `assertOutsideTransaction` forbids, for its message. */
export const otherConnection = "`database.kysely` or `database.readOnly`";

const running = new AsyncLocalStorage<true>();

/**
 * Runs work that may use the database only through its own transaction. A query on another connection would wait for
 * that transaction, which waits for the query: on SQLite forever.
 */
export function runInTransactionScope<Result>(work: () => Promise<Result>): Promise<Result> {
  return running.run(true, work);
}

/** @throws Error when work of `runInTransactionScope` calls it. */
export function assertOutsideTransaction(forbidden: string): void {
  if (running.getStore())
    throw new Error(
      `${forbidden} inside a transaction would wait for that transaction to end. Use the transaction that the work was given (\`transaction\`, \`change.transaction\`), or do this before or after it.`,
    );
}
