import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { assertOutsideTransaction, otherConnection } from "../transaction-scope.ts";
import { OwnTurnsAdapter } from "./own-turns-adapter.ts";
import { busyTimeoutMs, preparedOnce } from "./sqlite-statements.ts";

/** Opens the file. A commit is on disk when it returns. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // WAL: readers never wait for a writer. FULL: a commit is synced before it returns, so it survives a power cut.
  // NORMAL would lose the last commits then, and no kill -9 test shows that.
  // secure_delete: deleted rows are overwritten, but not all copies of them: see server/erasure/remove-traces.repository.ts.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `);
  return database;
}

/** Kysely's SQLite dialect over Node's own driver. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new OwnTurnsAdapter(),
    createDriver: () => new NodeSqliteDriver(database),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  /** Resolves when all who asked for the one connection have released it. */
  #free = Promise.resolve();
  #release = () => {};

  constructor(database: DatabaseSync) {
    super({ database: betterSqliteShape(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction(otherConnection);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const free = this.#free;
    this.#free = released;
    await free;
    this.#release = release;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** IMMEDIATE takes the write lock first: a deferred transaction that turns to writing fails at once when busy. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk makes SQLite roll back by itself; rolling back again would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
}

/** Kysely expects the shape of the better-sqlite3 package. */
function betterSqliteShape(database: DatabaseSync): SqliteDatabase {
  return {
    prepare: preparedOnce((sql) => betterStatementShape(database.prepare(sql))),
    close: () => database.close(),
  };
}

function betterStatementShape(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** Primary result codes, see https://sqlite.org/rescode.html. */
const busyCodes: ReadonlySet<number> = new Set([5 /* BUSY */, 6 /* LOCKED */]);
const unavailableCodes: ReadonlySet<number> = new Set([
  ...busyCodes,
  8 /* READONLY */,
  10 /* IOERR */,
  11 /* CORRUPT */,
  13 /* FULL */,
  14 /* CANTOPEN */,
  26 /* NOTADB */,
]);

/** Another process holds the lock. */
export function isSqliteBusy(error: unknown): boolean {
  return busyCodes.has(primaryCode(error));
}

/** The database cannot serve at the moment; the statement was right. */
export function isSqliteUnavailable(error: unknown): boolean {
  return unavailableCodes.has(primaryCode(error));
}

function primaryCode(error: unknown): number {
  const extended = (error as { errcode?: unknown } | null)?.errcode;
  return typeof extended === "number" ? extended & 0xff : 0;
}
