import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";

/**
 * Beyond these an unreachable or stuck server is reported to the visitor instead of waited for. A form may have to
 * wait for the batch before its own to fail as well, so twice the longest is what a visitor may have to wait.
 */
const connectTimeoutMs = 3_000;
const statementTimeoutMs = 3_000;
/** The server's own time-out cannot help when the server has gone silent: so much later the driver gives up. */
const silenceMs = 1_000;
/** An index over years of records, or another process that makes one. */
export const migrationTimeoutMs = 30 * 60_000;

/**
 * Kysely's PostgreSQL dialect over a pool of connections.
 *
 * @param timeoutMs how long a statement may take; by default as long as a visitor may wait.
 */
export function postgresDialect(
  url: string,
  onConnectionLost: (error: Error) => void,
  timeoutMs = statementTimeoutMs,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Statements that do not wait for one another (write-queue.ts) share their way to the server and back.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + silenceMs,
  });
  // An idle connection that breaks raises an event; without a listener it would end the process.
  pool.on("error", onConnectionLost);
  // The pool listens to idle connections alone. One that breaks in the middle of a transaction fails the statement
  // that runs, which is reported; its event says nothing more, but unheard it would end the process as well.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool: leavingSilentConnections(pool) });
}

/**
 * A connection that left one statement without an answer is ended. The driver would go on using it, and whatever comes
 * next on it (the rollback, say) would wait just as long, one after another.
 */
function leavingSilentConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = async (text: string, values: unknown[]) => {
        try {
          return await client.query(text, values);
        } catch (error) {
          if ((error as Error).message === silenceMessage) {
            (client as unknown as pg.Client).end().catch(() => undefined);
          }
          throw error;
        }
      };
      // Of the shapes of a query, Kysely uses the one for cursors only where a cursor is configured.
      return {
        query,
        release: (destroy?: boolean) => client.release(destroy),
      } as unknown as PostgresPoolClient;
    },
  };
}

/** The driver reports it without a code. */
const silenceMessage = "Query read timeout";

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
