import type { Migration } from "../migrate.ts";

/** Notifications of staff, by mail and webhook, and the reason of a quarantine. */
export const outbox: Migration = {
  name: "0003-outbox",
  async up(transaction) {
    await transaction.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("record_id", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("give_up_at", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("finished_at", "text")
      .execute();
    await transaction.schema
      .createIndex("outbox_status_channel_due_at")
      .on("outbox")
      .columns(["status", "channel", "due_at"])
      .execute();
    for (const table of ["contact_messages", "applicants"]) {
      await transaction.schema.alterTable(table).addColumn("quarantine", "text").execute();
    }
  },
};
