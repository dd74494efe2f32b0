import type { Migration } from "../migrate.ts";
import { createKeptCounts } from "./kept-counts.ts";

/** How many chat turns each day of India has. The dashboard would else count two million of them at each look. */
export const chatTurnCounts: Migration = {
  name: "0014-chat-turn-counts",
  up: (transaction, engine) =>
    createKeptCounts(transaction, engine, {
      table: "chat_turn_counts",
      period: "day",
      count: "turns",
      rows: "chat_turns",
      time: "said_at",
      // "Meena" on a phone's keys.
      postgresLock: 63_362,
    }),
};
