import { sql } from "kysely";
import type { Migration } from "../migrate.ts";
import { createKeptCounts } from "./kept-counts.ts";

/**
 * How many messages each hour of India has, and an index of how many minutes each first answer took. To count a million
 * messages by hours and to read the times of a quarter's answers cost the dashboard 60 ms on SQLite and 180 on PostgreSQL.
 */
export const messageCounts: Migration = {
  name: "0017-message-counts",
  async up(transaction, engine) {
    await createKeptCounts(transaction, engine, {
      table: "contact_message_counts",
      period: "hour",
      count: "messages",
      rows: "contact_messages",
      time: "received_at",
      // Any number that is not taken: "mails" on a phone's keys.
      postgresLock: 62_457,
    });
    // PostgreSQL indexes no function that could depend on settings. Times are ISO texts in UTC, so this one does not.
    if (engine === "postgres")
      await sql`
        create function answer_minutes(answered_at text, received_at text) returns integer
        language sql immutable strict parallel safe
        return round(date_part('epoch', answered_at::timestamp - received_at::timestamp) / 60)::integer`.execute(
        transaction,
      );
    const minutes =
      engine === "sqlite"
        ? sql`(unixepoch(answered_at) - unixepoch(received_at) + 30) / 60`
        : sql`answer_minutes(answered_at, received_at)`;
    await sql`
      create index contact_messages_answer_minutes
      on contact_messages (answered_at, (${minutes}), received_at) where answered_at is not null`.execute(
      transaction,
    );
    await transaction.schema.dropIndex("contact_messages_answer_times").execute();
  },
};
