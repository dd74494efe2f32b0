import { SqliteAdapter } from "kysely";
import type { Engine, Queryable } from "./connect.ts";

/**
 * The engine behind a connection or a transaction. A module of its own: code that is loaded later would take `connect.ts`
 * out of the built server's first module, beside which the thread that reads SQLite looks for its own.
 */
export function engineOf(db: Queryable): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}
