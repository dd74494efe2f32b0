import type { Migration } from "../migrate.ts";

/** Finds the keys that are old enough to be forgotten. */
export const idempotencyExpiry: Migration = {
  name: "0004-idempotency-expiry",
  async up(transaction) {
    await transaction.schema
      .createIndex("idempotency_keys_created_at")
      .on("idempotency_keys")
      .column("created_at")
      .execute();
  },
};
