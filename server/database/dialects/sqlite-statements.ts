/**
 * How long SQLite itself waits for another process's lock, in milliseconds. The wait blocks the thread, so it is short.
 * Callers wait longer by `retryWhileBusy`.
 */
export const busyTimeoutMs = 100;

/** Enough for every statement of the program; only a program that writes values into its SQL exceeds it. */
const statementsKept = 200;

/** Prepares each statement once. */
export function preparedOnce<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = prepare(sql);
    if (statements.size < statementsKept) statements.set(sql, statement);
    return statement;
  };
}
