import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { StaffName } from "#contract/desk/common.ts";
import type { Message, MessageThread } from "#contract/desk/inbox.ts";
import { maxRelated } from "#contract/desk/limits.ts";
import type { Queryable } from "../../../database/database.ts";
import type { Tables } from "../../../database/tables.ts";
import { replyAddress } from "../../../records/reply-address.ts";
import { staffNames } from "../../accounts/staff.repository.ts";
import { listMails } from "../../mails/desk-mails.repository.ts";
import { listNotes } from "../../notes/notes.repository.ts";
import { historyOf } from "../../records/history.repository.ts";
import type { InboxViewer } from "./inbox.filter.ts";
import { findMessageRow, findMessageRows, type MessageRow, messageItem } from "./inbox.item.ts";

/** A message with all details. */
export async function findMessageDetail(
  db: Queryable,
  viewer: InboxViewer,
  id: string,
  presentColleagues: readonly StaffName[],
): Promise<Message | undefined> {
  const row = await findMessageRow(db, viewer, id);
  if (!row) return undefined;
  const { phone_digits, content_hash } = row;
  const names = await staffNames(db);
  const others = await samePerson(db, viewer, row);
  const items = (rows: readonly MessageRow[]) => rows.map((one) => messageItem(one, names, viewer.now));
  return {
    ...(await threadOf(db, row, names, viewer.now)),
    phoneDigits: phone_digits,
    history: await historyOf(db, "message", id, names),
    samePerson: items(others.rows),
    samePersonMore: others.more,
    duplicates:
      content_hash === null
        ? []
        : items(
            await findMessageRows(
              db,
              viewer,
              (messages) => messages.where("content_hash", "=", content_hash).where("id", "<>", id),
              maxRelated,
            ),
          ),
    viewers: [...presentColleagues],
  };
}

/** A message and the newest others of its writer, each with notes and replies, newest message first. */
export async function findThreads(
  db: Queryable,
  viewer: InboxViewer,
  id: string,
): Promise<MessageThread[] | undefined> {
  const row = await findMessageRow(db, viewer, id);
  if (!row) return undefined;
  const names = await staffNames(db);
  const others = await samePerson(db, viewer, row);
  const rows = [row, ...others.rows].sort(newestFirst);
  return Promise.all(rows.map((one) => threadOf(db, one, names, viewer.now)));
}

async function threadOf(
  db: Queryable,
  row: MessageRow,
  names: ReadonlyMap<string, StaffName>,
  now: Date,
): Promise<MessageThread> {
  const original = await db
    .selectFrom("contact_originals")
    .select("message_id")
    .where("message_id", "=", row.id)
    .executeTakeFirst();
  return {
    ...messageItem(row, names, now),
    text: row.query,
    heldIdentityNumber: original !== undefined,
    replyTo: replyAddress(row.email) ?? null,
    notes: await listNotes(db, row.id, names),
    replies: await listMails(db, row.id, names),
  };
}

function newestFirst(a: MessageRow, b: MessageRow): number {
  return a.received_at < b.received_at ? 1 : -1;
}

/**
 * The newest other messages of a writer, and whether there are more. Searched by address and by phone number apart,
 * each with its own index: one condition with "or" would read the whole table. Only real addresses count, because
 * visitors without one type "none".
 */
async function samePerson(
  db: Queryable,
  viewer: InboxViewer,
  { id, email, phone_digits }: MessageRow,
): Promise<{ readonly rows: readonly MessageRow[]; readonly more: boolean }> {
  const others = (condition: Expression<SqlBool>) =>
    findMessageRows(
      db,
      viewer,
      (messages) => messages.where(condition).where("id", "<>", id),
      maxRelated + 1,
    );
  const { eb, fn } = expressionBuilder<Tables, "contact_messages">();
  const byEmail =
    replyAddress(email) === undefined
      ? []
      : await others(eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()));
  const byPhone = phone_digits === null ? [] : await others(eb("phone_digits", "=", phone_digits));
  const all = new Map([...byEmail, ...byPhone].map((row) => [row.id, row]));
  return { rows: [...all.values()].sort(newestFirst).slice(0, maxRelated), more: all.size > maxRelated };
}
