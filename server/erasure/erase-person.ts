import { sql, type Transaction } from "kysely";
import type { Database } from "../database/connect.ts";
import { retryWhileBusy } from "../database/retry-while-busy.ts";
import type { Tables } from "../database/tables.ts";
import type { PersonRecords } from "./find-person.ts";

/** How many rows of each table were erased; tables without any are left out. */
export type ErasedRows = Readonly<Record<string, number>>;

/** How long the command waits for the lock of a busy server, in milliseconds. */
const lockBudgetMs = 20_000;

/** These hold nothing of a person. The desk's audit log names records by their ids alone, and cannot be changed. */
const neverTouched: ReadonlySet<string> = new Set([
  "schema_migrations",
  "vault_keys",
  "jobs",
  "rate_limits",
  "desk_audit",
  "desk_audit_head",
]);
/** Triggers keep the search's tables like those of the records. */
const searchTables = /^(?:contact_messages|applicants)/;

/**
 * Erases a person in one transaction: the records, whatever else in any table names their ids or references (sealed
 * numbers, notifications, answers that were kept for repeats, later tables too), and the conversations. Afterwards the
 * database's free pages hold nothing of it either.
 */
export async function erasePerson(database: Database, person: PersonRecords): Promise<ErasedRows> {
  const erased = await retryWhileBusy(database, lockBudgetMs, () =>
    database.withLongTimeout((kysely) =>
      kysely.transaction().execute((transaction) => eraseRows(transaction, person)),
    ),
  );
  await retryWhileBusy(database, lockBudgetMs, () => removeTraces(database));
  return erased;
}

async function eraseRows(transaction: Transaction<Tables>, person: PersonRecords): Promise<ErasedRows> {
  const { messages, applications, references, conversations } = person;
  const erased: Record<string, number> = {};
  const note = (table: string, { numDeletedRows }: { readonly numDeletedRows: bigint }) => {
    if (numDeletedRows > 0n) erased[table] = (erased[table] ?? 0) + Number(numDeletedRows);
  };
  const records = [...messages, ...applications];
  if (records.length > 0) {
    // An application of somebody else may count as a repeat of one that goes.
    await transaction
      .updateTable("applicants")
      .set({ repeats: null })
      .where("repeats", "in", records)
      .execute();
    const named = [...records, ...references];
    for (const { name, columns } of await transaction.introspection.getTables()) {
      if (neverTouched.has(name) || searchTables.test(name)) continue;
      const texts = columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map((column) => column.name);
      if (texts.length === 0) continue;
      // Also inside of a text, such as an answer or a state before a change that is kept as JSON.
      const isNamed = texts.flatMap((column) =>
        named.map((word) => sql`${sql.ref(column)} like ${`%${word}%`}`),
      );
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(name)} where ${sql.join(isNamed, sql` or `)}`.execute(transaction);
      note(name, { numDeletedRows: numAffectedRows });
    }
  }
  if (conversations.length > 0)
    note(
      "chat_turns",
      await transaction
        .deleteFrom("chat_turns")
        .where("session_id", "in", conversations)
        .executeTakeFirstOrThrow(),
    );
  if (applications.length > 0)
    note(
      "applicants",
      await transaction.deleteFrom("applicants").where("id", "in", applications).executeTakeFirstOrThrow(),
    );
  if (messages.length > 0)
    note(
      "contact_messages",
      await transaction.deleteFrom("contact_messages").where("id", "in", messages).executeTakeFirstOrThrow(),
    );
  return erased;
}

/** A deleted row stays readable in free pages and in SQLite's WAL until these are written anew. */
async function removeTraces({ engine, withLongTimeout }: Database): Promise<void> {
  await withLongTimeout(async (kysely) => {
    await sql`vacuum`.execute(kysely);
    if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
  });
}
