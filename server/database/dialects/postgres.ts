import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { minuteMs } from "#contract/durations.ts";
import { vaultKeyConstraint } from "../constraint-names.ts";
import { assertOutsideTransaction, otherConnection } from "../transaction-scope.ts";

/**
 * After this timeout the visitor gets an error. A form may also have to wait until the batch before its own fails, so a
 * visitor waits hardly more than twice as long.
 */
const defaultTimeoutMs = 3_000;
/** query_timeout exceeds statement_timeout by this, so PostgreSQL normally cancels first. */
const queryTimeoutMarginMs = 1_000;
/** Long enough to build an index over years of records, or to wait for another process that does. */
export const migrationTimeoutMs = 30 * minuteMs;

export interface PostgresOptions {
  /** As PostgreSQL lists its connections. */
  readonly applicationName: string;
  /** For a connection and for a statement; by default as long as a visitor may wait. */
  readonly timeoutMs?: number | undefined;
  /** For a statement alone. */
  readonly statementTimeoutMs?: number;
}

/** Kysely's PostgreSQL dialect over a pool of connections. */
export function postgresDialect(
  url: string,
  onConnectionLost: (error: Error) => void,
  { applicationName, timeoutMs = defaultTimeoutMs, statementTimeoutMs = timeoutMs }: PostgresOptions,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    // One stays open, so that PostgreSQL's list of connections names every process.
    min: 1,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + queryTimeoutMarginMs,
  });
  // A broken idle connection raises an event; without a listener it would end the process.
  pool.on("error", onConnectionLost);
  // The pool listens only to idle connections. A connection that breaks in a transaction fails the running statement,
  // which reports the error. Its event adds nothing, but without a listener it would end the process too.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool: closingTimedOutConnections(pool) });
}

/** The driver reports a timeout without a code. */
const queryTimeoutMessage = "Query read timeout";

/**
 * node-postgres keeps using a connection after a query timeout. Close it, so that the rollback does not time out too.
 */
function closingTimedOutConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      assertOutsideTransaction(otherConnection);
      const client = await pool.connect();
      const query = async (text: string, values: unknown[]) => {
        try {
          return await client.query(text, values);
        } catch (error) {
          if ((error as Error).message === queryTimeoutMessage) {
            (client as unknown as pg.Client).end().catch(() => undefined);
          }
          throw error;
        }
      };
      // Kysely calls query with a cursor only where a cursor is configured.
      return {
        query,
        release: (destroy?: boolean) => client.release(destroy),
      } as unknown as PostgresPoolClient;
    },
  };
}

/**
 * https://www.postgresql.org/docs/18/errcodes-appendix.html. By class: connection (08), read-only (25006),
 * authorization (28), unknown database (3D), rollback (40), resources (53), locked (55), intervention (57) and system
 * (58).
 */
const unavailableStates = /^(08|25006|28|3D|40|53|55|57|58)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/;

/** The driver reports these without a code. */
const driverMessages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  queryTimeoutMessage,
  "Client has encountered a connection error",
  "not queryable",
];

/** A serialization failure, or a deadlock that PostgreSQL has ended. */
const busyStates: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

/** Another transaction stood in the way of this one, which may run again. */
export function isPostgresBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && busyStates.has(error.code);
}

/** A statement that took longer than statement_timeout, or a lock that took longer than lock_timeout. */
const timeoutStates: ReadonlySet<unknown> = new Set(["57014", "55P03"]);

/** A statement waited too long, most likely for a lock. Its connection is as good as before. */
export function isPostgresTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && timeoutStates.has(error.code);
}

/** The database cannot serve at the moment; the statement was right. */
export function isPostgresUnavailable(error: unknown): boolean {
  return isUnavailable(error, unavailableStates);
}

/** States that end by themselves. A wrong password (28) or database (3D) does not. */
const temporaryStates = /^(08|40|53|55|57|58)/;

/** It is stopped, starting or unreachable. */
export function isPostgresTemporarilyUnavailable(error: unknown): boolean {
  return isUnavailable(error, temporaryStates);
}

function isUnavailable(error: unknown, states: RegExp): boolean {
  if (isVaultKeyChange(error)) return true;
  if (error instanceof AggregateError) return error.errors.some((one) => isUnavailable(one, states));
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    states.test(code) ||
    networkCodes.test(code) ||
    driverMessages.some((message) => error.message.includes(message))
  );
}

/**
 * `0010-current-vault-key.ts`: another process has changed the vault key, and this one still seals with the old one.
 */
function isVaultKeyChange(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === vaultKeyConstraint;
}
