import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Migration } from "../migrate.ts";
import type { Tables } from "../tables.ts";

/**
 * A page of what one person sent, of what has one text, of what a word finds or of what was not delivered is read newest
 * first. With the time in the index, only that page is read, however many there are.
 *
 * The time as an expression, by which these statements sort: of a sender with many messages PostgreSQL would look for the
 * newest in the index of all times, through everything that came since.
 */
export const newestOfMany: Migration = {
  name: "0018-newest-of-many",
  async up(transaction, engine) {
    const lastDigits = (column: string) =>
      engine === "sqlite" ? sql`substr(${sql.ref(column)}, -4)` : sql`right(${sql.ref(column)}, 4)`;
    const replace = async (
      table: "contact_messages" | "applicants",
      name: string,
      value: RawBuilder<unknown>,
      part = sql``,
    ) => {
      const index = `${table}_${name}`;
      await sql`
        create index ${sql.ref(`${index}_newest`)} on ${sql.table(table)} (${value}, (received_at || '')) ${part}`.execute(
        transaction,
      );
      await transaction.schema.dropIndex(index).execute();
    };
    await replace("contact_messages", "email", sql`lower(email)`);
    await replace("contact_messages", "phone_digits", sql`phone_digits`, sql`where phone_digits is not null`);
    await replace("contact_messages", "content_hash", sql`content_hash`);
    await replace("contact_messages", "phone_end", lastDigits("phone_digits"));
    await replace("applicants", "phone_end", lastDigits("phone_number"));
    // Without the quarantine: after a flood of spam, a reader of new messages would have to skip thousands of rows.
    await sql`
      create index contact_messages_inbox_status on contact_messages (status, received_at, id)
      where quarantine is null`.execute(transaction);
    await transaction.schema.dropIndex("contact_messages_status").execute();
    await transaction.schema
      .createIndex("outbox_status_created_at")
      .on("outbox")
      .columns(["status", "created_at", "id"])
      .execute();
    await transaction.schema.dropIndex("outbox_created_at").execute();
    if (engine === "postgres") await indexWordsByTime(transaction);
  },
};

/**
 * PostgreSQL's index of words has no order: it gave all of a hundred thousand hits before the newest were known. So each
 * word is indexed with the ten days in which its record came, such as "2026-11-2pallets", and a search asks for one ten
 * days after the other (server/desk/lists/postgres-search.ts).
 *
 * Without `fastupdate`, which keeps new words in a list that every search would read from its beginning to its end.
 */
async function indexWordsByTime(transaction: Transaction<Tables>) {
  await sql`
    create function words_of_ten_days(search tsvector, received_at text) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    declare
      ten_days text := left(received_at, 9);
    begin
      return array_to_tsvector(string_to_array(
        ten_days || replace(array_to_string(tsvector_to_array(search), ' '), ' ', ' ' || ten_days), ' '));
    end $$`.execute(transaction);
  for (const table of ["contact_messages", "applicants"]) {
    await sql`
      create index ${sql.ref(`${table}_words`)} on ${sql.table(table)}
      using gin (words_of_ten_days(search, received_at)) with (fastupdate = off)`.execute(transaction);
    await transaction.schema.dropIndex(`${table}_search`).execute();
  }
}
