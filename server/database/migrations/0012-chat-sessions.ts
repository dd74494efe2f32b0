import type { Migration } from "../migrate.ts";

/** Erasing goes by conversation. Without the index it reads every kept turn inside its transaction. */
export const chatSessions: Migration = {
  name: "0012-chat-sessions",
  async up({ schema }) {
    await schema.createIndex("chat_turns_session_id").on("chat_turns").column("session_id").execute();
  },
};
