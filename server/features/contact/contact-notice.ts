import { z } from "zod";
import { notices } from "#content/en/notices.ts";
import type { Queryable } from "../../database/connect.ts";
import type { Notice } from "../../outbox/notice.ts";
import { maskContactMessage } from "./mask-contact-message.ts";

/** An email is free text on the form; only one that is an address may be answered to. */
const mailAddress = z.email().max(254);

/** What staff are told of a contact message. */
export async function readContactNotice(database: Queryable, id: string): Promise<Notice | undefined> {
  const row = await database
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, quarantine, received_at: receivedAt } = row;
  const { name, email, phone, subject, query } = maskContactMessage(row);
  const title = notices.contactTitle(reference, subject);
  const data = { reference, receivedAt, name, email, phone, subject, query, quarantine };
  return {
    title: quarantine ? notices.doubtedTitle(title) : title,
    lines: [
      [notices.reference, reference],
      ...(quarantine ? [[notices.quarantine, notices.quarantineReasons[quarantine]] as const] : []),
      [notices.name, name],
      [notices.email, email],
      [notices.phone, phone],
      [notices.subject, subject],
      [notices.received, receivedAt],
    ],
    text: query,
    replyTo: mailAddress.safeParse(email).data,
    event: { type: "contact.received", data },
  };
}
