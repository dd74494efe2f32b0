import { sql } from "kysely";
import type { Database, Queryable } from "../../database/connect.ts";
import { deleteMails } from "../mails/desk-mails.repository.ts";
import { deleteNotes } from "../notes/notes.repository.ts";

/**
 * Removes what the desk, the outbox, the chat and the idempotency keys hold of a record. The record itself and its
 * search copy are the caller's: they go with its row.
 */
export async function forgetAround(
  database: Queryable,
  record: { readonly id: string; readonly reference: string | null; readonly receivedAt: string },
): Promise<void> {
  const { id, reference, receivedAt } = record;
  await deleteNotes(database, id);
  await deleteMails(database, id);
  await database.deleteFrom("desk_reads").where("record_id", "=", id).execute();
  if (reference === null) return;
  const quoted = `%${reference}%`;
  await database.deleteFrom("idempotency_keys").where("answer", "like", quoted).execute();
  // The chat quotes a reference only after the record was stored.
  const earliest = new Date(Date.parse(receivedAt) - 60_000).toISOString();
  const sessions = database
    .selectFrom("chat_turns")
    .select("session_id")
    .where("said_at", ">=", earliest)
    .where((row) => row.or([row("reply", "like", quoted), row("message", "like", quoted)]));
  // The whole conversation: name and address were said before the reference.
  await database.deleteFrom("chat_turns").where("session_id", "in", sessions).execute();
}

/**
 * Takes erased content out of SQLite's files: the log of recent writes still holds it. The rest is overwritten, because the
 * connection has `secure_delete` on. Does nothing while another process reads; its next checkpoint does it then.
 */
export async function purgeFiles({ engine, kysely }: Database): Promise<void> {
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
}
