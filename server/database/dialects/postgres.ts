import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** Beyond these an unreachable or stuck server is reported to the visitor instead of waited for. */
const connectTimeoutMs = 3_000;
const statementTimeoutMs = 5_000;

/** Kysely's PostgreSQL dialect over a pool of connections. */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // The server's own timeout cannot help when the server has gone silent.
    query_timeout: statementTimeoutMs + 2_000,
  });
  // An idle connection that breaks raises an event; without a listener it would end the process.
  pool.on("error", onConnectionLost);
  // The pool listens to idle connections alone. One that breaks in the middle of a transaction fails the statement
  // that runs, which is reported; its event says nothing more, but unheard it would end the process as well.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/**
 * https://www.postgresql.org/docs/18/errcodes-appendix.html. By class: connection, resources, intervention and
 * system; let in by nobody (28, 3D); locked or not accepting connections (55); read-only; lost a race (40).
 */
const unavailableStates = /^(08|25006|28|3D|40|53|55|57|58)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/;

/** The driver reports these without a code. */
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** The database cannot serve at the moment, through no fault of the statement. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return unavailableStates.test(code) || networkCodes.test(code) || driverMessages.test(error.message);
}
