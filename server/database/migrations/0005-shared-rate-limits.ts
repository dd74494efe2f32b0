import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/**
 * What each client may still send, where several processes have to agree on it. On SQLite each process counts for
 * itself. Unlogged: it costs no wait for the disk, and a crash of PostgreSQL empties it, which forgives a few calls.
 */
export const sharedRateLimits: Migration = {
  name: "0005-shared-rate-limits",
  async up(transaction, engine) {
    if (engine !== "postgres") return;
    await transaction.schema
      .createTable("rate_limits")
      .modifyFront(sql`unlogged`)
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("whole_at", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("rate_limits_primary_key", ["scope", "client"])
      .execute();
  },
};
