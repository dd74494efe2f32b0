import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** Staff look a caller up by the last digits of a number. */
export const phoneEnds: Migration = {
  name: "0013-phone-ends",
  async up({ schema }, engine) {
    for (const [table, column] of [
      ["contact_messages", "phone_digits"],
      ["applicants", "phone_number"],
    ] as const) {
      const end =
        engine === "sqlite" ? sql`substr(${sql.ref(column)}, -4)` : sql`right(${sql.ref(column)}, 4)`;
      await schema.createIndex(`${table}_phone_end`).on(table).expression(end).execute();
    }
  },
};
