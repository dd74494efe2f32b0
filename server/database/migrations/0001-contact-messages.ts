import type { Migration } from "../migrate.ts";

/** What visitors send through the contact form, and the answers to calls that carry a key. */
export const contactMessages: Migration = {
  name: "0001-contact-messages",
  async up(transaction) {
    await transaction.schema
      .createTable("contact_messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .execute();
    await transaction.schema
      .createIndex("contact_messages_received_at")
      .on("contact_messages")
      .column("received_at")
      .execute();
    await transaction.schema
      .createTable("idempotency_keys")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_primary_key", ["scope", "key"])
      .execute();
  },
};
