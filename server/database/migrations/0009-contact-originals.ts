import type { Migration } from "../migrate.ts";

/** Contact messages as they were typed, sealed, where an identity number was in them. */
export const contactOriginals: Migration = {
  name: "0009-contact-originals",
  async up(transaction) {
    await transaction.schema
      .createTable("contact_originals")
      .addColumn("message_id", "text", (column) => column.primaryKey().references("contact_messages.id"))
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("wrapped_key", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .execute();
  },
};
