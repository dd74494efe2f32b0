import { sql } from "kysely";
import { partOf, type RecordKind } from "#contract/desk/kinds.ts";
import { appendToAuditLog, lockAuditLog } from "../audit-log/audit-log.repository.ts";
import type { Transaction } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { findSavedSearches } from "./find-saved-searches.repository.ts";

/** What is to be erased: one record, or all of a person. */
export interface ErasableRecords {
  readonly ids: Readonly<Record<RecordKind, readonly string[]>>;
  /** The references that visitors may quote, e.g. GM-7K3F9Q. */
  readonly references: readonly string[];
  /** Sessions with Meena: findConversations. */
  readonly conversations: readonly string[];
}

/** How many rows of each table were erased; tables without any are left out. */
export type ErasedRows = Readonly<Record<string, number>>;

export interface Eraser {
  readonly now: Date;
  /** Null: a command, or housekeeping. */
  readonly actorId: string | null;
  /** For the audit log: why, or by what. Holds nothing of the person. */
  readonly detail: Readonly<Record<string, string>>;
}

/**
 * Erases records with everything that is stored about them, and notes it in the audit log. It names each table instead
 * of searching all: erasure.test.ts fails for a table that is in none of its lists.
 */
export async function eraseRecords(
  transaction: Transaction,
  { ids: { message: messages, applicant: applicants }, references, conversations }: ErasableRecords,
  { now, actorId, detail }: Eraser,
): Promise<ErasedRows> {
  // The desk's changes wait for the same lock: none of them adds to a record that is being erased.
  await lockAuditLog(transaction);
  const records = [...messages, ...applicants];
  const mails =
    records.length === 0
      ? []
      : await transaction.selectFrom("desk_mails").select("id").where("record_id", "in", records).execute();
  const erased: Record<string, number> = {};

  async function erase<Table extends keyof Tables>(
    table: Table,
    column: keyof Tables[Table] & string,
    values: readonly string[],
  ): Promise<void> {
    if (values.length === 0) return;
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(
        transaction,
      );
    if (numAffectedRows > 0n) erased[table] = Number(numAffectedRows);
  }

  await erase("desk_saved_views", "id", await findSavedSearches(transaction, { messages, applicants }));
  // Rows are deleted before those that they refer to.
  await erase("desk_mentions", "record_id", records);
  await erase("desk_notes", "record_id", records);
  await erase("outbox", "record_id", [...records, ...mails.map(({ id }) => id)]);
  await erase("desk_mails", "record_id", records);
  await erase("desk_reads", "record_id", records);
  await erase("desk_ratings", "applicant_id", applicants);
  await erase("desk_stage_moves", "applicant_id", applicants);
  await erase("desk_audit_reasons", "applicant_id", applicants);
  await erase("applicant_identities", "applicant_id", applicants);
  await erase("contact_originals", "message_id", messages);
  await forgetRepeats(transaction, applicants);
  await erase("applicants", "id", applicants);
  await erase("contact_messages", "id", messages);
  await erase("chat_turns", "session_id", conversations);
  for (const reference of references) {
    const { numDeletedRows } = await transaction
      .deleteFrom("idempotency_keys")
      .where("answer", "like", `%${reference}%`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n)
      erased.idempotency_keys = (erased.idempotency_keys ?? 0) + Number(numDeletedRows);
  }

  const entriesOf = (kind: RecordKind, ids: readonly string[]) =>
    ids.map((subjectId) => ({ action: `${partOf[kind]}.erased` as const, subjectId, detail }));
  const entries = [...entriesOf("message", messages), ...entriesOf("applicant", applicants)];
  await appendToAuditLog(transaction, actorId, now, entries);
  return erased;
}

/** The next application of the same person for the same job becomes the first one. */
async function forgetRepeats(transaction: Transaction, applicants: readonly string[]): Promise<void> {
  for (const id of applicants) {
    const [next, ...others] = await transaction
      .selectFrom("applicants")
      .select("id")
      .where("repeats", "=", id)
      .where("id", "not in", applicants)
      .orderBy("received_at")
      .orderBy("id")
      .execute();
    await transaction.updateTable("applicants").set({ repeats: null }).where("repeats", "=", id).execute();
    if (next)
      for (const other of others)
        await transaction
          .updateTable("applicants")
          .set({ repeats: next.id })
          .where("id", "=", other.id)
          .execute();
  }
}
