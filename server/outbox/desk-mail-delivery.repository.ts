import type { Queryable } from "../database/database.ts";
import type { PersonalMail } from "./channel.ts";

/** Reads a mail at the moment of its delivery. @returns undefined when its record was erased. */
export async function findDeskMail(db: Queryable, id: string): Promise<PersonalMail | undefined> {
  const mail = await db
    .selectFrom("desk_mails")
    .select(["record_id", "to_address as to", "subject", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!mail) return undefined;
  const { record_id, ...content } = mail;
  const earlier = await db
    .selectFrom("desk_mails")
    .select("outbox_id")
    .where("record_id", "=", record_id)
    .where("id", "<", id)
    .orderBy("id")
    .execute();
  return { ...content, thread: earlier.map(({ outbox_id }) => outbox_id) };
}

/** A visitor's message is answered when the first mail to its writer was delivered, not when staff wrote it. */
export async function noteAnswered(db: Queryable, mailId: string, now: Date): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ answered_at: now.toISOString() })
    .where("id", "=", (mails) => mails.selectFrom("desk_mails").select("record_id").where("id", "=", mailId))
    .where("answered_at", "is", null)
    .execute();
}
