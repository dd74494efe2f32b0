import type { StaffName } from "#contract/desk/common.ts";
import type { InboxMessage } from "#contract/desk/inbox.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../../database/connect.ts";
import { replyAddress } from "../../../submissions/reply-address.ts";
import { historyOf } from "../../changes/history.ts";
import { listMails } from "../../mails/desk-mails.repository.ts";
import { listNotes } from "../../notes/notes.repository.ts";
import { staffNames } from "../../staff/staff.repository.ts";
import { findInboxRow, findInboxRows, type InboxRow, type InboxViewer, inboxItem } from "./inbox.list.ts";

const mostRelated = 20;

/** One message with all that belongs to it. */
export async function readMessage(
  db: Queryable,
  viewer: InboxViewer,
  id: string,
  viewers: readonly StaffName[],
): Promise<InboxMessage | undefined> {
  const row = await findInboxRow(db, viewer, id);
  if (!row) return undefined;
  const names = await staffNames(db);
  const more = await db
    .selectFrom("contact_messages")
    .leftJoin("contact_originals", "message_id", "id")
    .select(["phone_digits", "content_hash", "message_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const items = (rows: readonly InboxRow[]) => rows.map((one) => inboxItem(one, names, viewer.now));
  return {
    ...inboxItem(row, names, viewer.now),
    text: maskIdentityNumbers(row.query),
    heldIdentityNumber: more.message_id !== null,
    phoneDigits: more.phone_digits,
    replyTo: replyAddress(row.email) ?? null,
    notes: await listNotes(db, id, names),
    replies: await listMails(db, id, names),
    history: await historyOf(db, "message", id, names),
    samePerson: items(await samePerson(db, viewer, row, more.phone_digits)),
    duplicates:
      more.content_hash === null
        ? []
        : items(
            await findInboxRows(
              db,
              viewer,
              (messages) => messages.where("content_hash", "=", more.content_hash).where("id", "<>", id),
              mostRelated,
            ),
          ),
    viewers: [...viewers],
  };
}

/** By address and by phone number, each with its own index: one condition with "or" would read the whole table. */
async function samePerson(
  db: Queryable,
  viewer: InboxViewer,
  { id, email }: InboxRow,
  phoneDigits: string | null,
): Promise<InboxRow[]> {
  const byEmail = await findInboxRows(
    db,
    viewer,
    (messages) =>
      messages
        .where((row) => row(row.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
        .where("id", "<>", id),
    mostRelated,
  );
  const byPhone =
    phoneDigits === null
      ? []
      : await findInboxRows(
          db,
          viewer,
          (messages) => messages.where("phone_digits", "=", phoneDigits).where("id", "<>", id),
          mostRelated,
        );
  const all = new Map([...byEmail, ...byPhone].map((row) => [row.id, row]));
  return [...all.values()].sort((a, b) => (a.received_at < b.received_at ? 1 : -1)).slice(0, mostRelated);
}
