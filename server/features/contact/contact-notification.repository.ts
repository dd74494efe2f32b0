import { contact } from "#content/en/contact.ts";
import { notices } from "#content/en/notices.ts";
import { type ContactMessage, contactMessageSchema } from "#contract/contact.ts";
import type { Queryable } from "../../database/database.ts";
import type { NotificationContent } from "../../outbox/channel.ts";
import { replyAddress } from "../../records/reply-address.ts";

const fields = contactMessageSchema.keyof().options;

const labelOf = (field: keyof ContactMessage) => contact.form.fields[field].label;

export async function findContactNotification(
  db: Queryable,
  id: string,
): Promise<NotificationContent | undefined> {
  const row = await db
    .selectFrom("contact_messages")
    .select(["reference", "quarantine", "received_at", ...fields])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, quarantine, received_at: receivedAt, ...message } = row;
  const { query, ...lines } = message;
  return {
    title: notices.contactTitle(reference, message.subject),
    lines: [
      [notices.reference, reference],
      ...Object.entries(lines)
        .filter(([, text]) => text !== "")
        .map(([field, text]) => [labelOf(field as keyof ContactMessage), text] as const),
      [notices.received, receivedAt],
    ],
    text: query,
    replyTo: replyAddress(message.email),
    quarantine,
    event: { type: "contact.received", data: { reference, receivedAt, ...message } },
  };
}
