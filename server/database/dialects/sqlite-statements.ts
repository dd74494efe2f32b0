import { LruMap } from "toad-cache";

/**
 * How long SQLite itself waits for another process's lock, in milliseconds. The wait blocks the thread, so it is short.
 * Callers wait longer by `retryWhileBusy`.
 */
export const busyTimeoutMs = 100;

/**
 * More than are in use at one time. A statement has a text for each number of values in its lists, so that a long
 * process sees more of them.
 */
export const statementsKept = 200;

/** Prepares each statement once, while it is in use. */
export function preparedOnce<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new LruMap<Statement>(statementsKept);
  return (sql) => {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}
