import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** The dashboard reads both times of each answer: with them in the index it reads no message. */
export const answerTimes: Migration = {
  name: "0015-answer-times",
  async up({ schema }) {
    await schema
      .createIndex("contact_messages_answer_times")
      .on("contact_messages")
      .columns(["answered_at", "received_at"])
      .where(sql.ref("answered_at"), "is not", null)
      .execute();
    await schema.dropIndex("contact_messages_answered").execute();
  },
};
