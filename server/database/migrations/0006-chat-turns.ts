import type { Migration } from "../migrate.ts";

/** What was said to Meena and what she answered, numbers of persons blacked out. */
export const chatTurns: Migration = {
  name: "0006-chat-turns",
  async up(transaction) {
    await transaction.schema
      .createTable("chat_turns")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("reply", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("said_at", "text", (column) => column.notNull())
      .execute();
    await transaction.schema.createIndex("chat_turns_said_at").on("chat_turns").column("said_at").execute();
    await transaction.schema
      .createIndex("chat_turns_outcome_said_at")
      .on("chat_turns")
      .columns(["outcome", "said_at"])
      .execute();
  },
};
