import { type Kysely, SqliteAdapter, type Transaction as TransactionOf } from "kysely";
import type { Tables } from "./tables.ts";

export type Transaction = TransactionOf<Tables>;

/** The database or a transaction: what a repository function takes. */
export type Queryable = Kysely<Tables> | Transaction;

declare const readsOnly: unique symbol;

/**
 * The type of `database.readOnly`. A function that reads long takes it, and then cannot be given `database.kysely`. It
 * has Kysely's methods, so that functions for a `Queryable` take it too; those that write throw.
 */
export type ReadOnly = Kysely<Tables> & { readonly [readsOnly]: true };

/** For what a change reads too: inside a transaction there is no other connection. */
export type ReadOnlyOrTransaction = ReadOnly | Transaction;

export type Engine = "sqlite" | "postgres";

/** The engine behind a connection or a transaction. */
export function engineOf(db: Queryable): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}

export interface Database {
  readonly engine: Engine;
  readonly kysely: Kysely<Tables>;
  /**
   * Only reads, and only what is committed. For statements that may take long: on SQLite they run in a thread of their
   * own, so that this one goes on serving.
   */
  readonly readOnly: ReadOnly;
  /** Another process holds a lock, or waited for one of ours: the transaction may succeed if it runs again. */
  isBusy(error: unknown): boolean;
  /**
   * PostgreSQL ended a statement that waited too long, most likely for a lock. The rest of the transaction may succeed
   * without it.
   */
  isTimeout(error: unknown): boolean;
  /** Full, locked or unreachable: the statement was right, and the visitor may try again later. */
  isUnavailable(error: unknown): boolean;
  /** Unavailable in a way that ends without a change of settings: locked, unreachable or starting. */
  isTemporarilyUnavailable(error: unknown): boolean;
  /** Runs work whose statements may take minutes, such as a migration. Others time out after seconds. */
  withLongTimeout<Result>(work: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
