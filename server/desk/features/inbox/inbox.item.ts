import { sql } from "kysely";
import { contactMessageSchema } from "#contract/contact.ts";
import type { StaffName } from "#contract/desk/common.ts";
import { type MessageItem, type ShortFields, shortFields } from "#contract/desk/inbox.ts";
import { maxDuplicates } from "#contract/desk/limits.ts";
import { termsPattern } from "#contract/desk/search-terms.ts";
import { minuteMs } from "#contract/durations.ts";
import type { Queryable } from "../../../database/database.ts";
import { lastOverdueKey } from "../../../records/inbox-order.ts";
import { isoAfter } from "../../../time/iso-time.ts";
import { staffNameOf } from "../../accounts/staff.repository.ts";
import { indexedTime } from "../../lists/indexed-time.ts";
import { type InboxViewer, isSnoozed, type Messages, unread } from "./inbox.filter.ts";

const excerptLength = 160;
/** The most characters of an excerpt before the searched word. */
const charactersBefore = 24;
/** Within this time a working mail server takes a mail. */
const expectedDeliveryMs = minuteMs;

/** What the desk reads of a message, to show or to change it. */
export const messageColumns = [
  ...contactMessageSchema.keyof().options,
  "contact_messages.id",
  "reference",
  "contact_messages.received_at",
  "status",
  "owner_id",
  "due_at",
  "snoozed_until",
  "changed_at",
  "quarantine",
  "note_count",
  "reply_count",
  "version",
  "queue_key",
  "phone_digits",
  "content_hash",
] as const;

export function itemRows(messages: Messages, viewer: InboxViewer) {
  return messages
    .select(messageColumns)
    .select(
      sql<number>`case when content_hash is null then 0 else (select count(*) - 1 from (
        select 1 as one from contact_messages as other
        where other.content_hash = contact_messages.content_hash limit ${sql.lit(maxDuplicates + 1)}
      ) as same) end`.as("duplicates"),
    )
    .select(unread(viewer.staff).as("is_unread"))
    .select(
      // The worst is the first by the alphabet: "dead" before "pending".
      sql<"dead" | "pending" | null>`case when reply_count > 0 then (
        select min(outbox.status) from desk_mails join outbox on outbox.id = desk_mails.outbox_id
        where desk_mails.record_id = contact_messages.id and ${isUndelivered(viewer)}) end`.as("undelivered"),
    );
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof itemRows>["execute"]>>[number];

const undeliveredStates = { dead: "failed", pending: "waiting" } as const;

/** The condition of an undelivered row of the outbox that is not just on its way. */
export function isUndelivered({ now, mailConfigured }: InboxViewer) {
  const until = isoAfter(now, mailConfigured ? -expectedDeliveryMs : 0);
  return sql<boolean>`(outbox.status = 'dead' or (outbox.status = 'pending' and outbox.created_at <= ${until}))`;
}

/** @param terms the words of a search: the excerpt begins near the first that it holds. */
export function messageItem(
  row: MessageRow,
  names: ReadonlyMap<string, StaffName>,
  now: Date,
  terms: readonly string[] = [],
): MessageItem {
  const text = row.query.replace(/\s+/g, " ").trim();
  return {
    id: row.id,
    reference: row.reference,
    ...(Object.fromEntries(shortFields.map((name) => [name, row[name]])) as ShortFields),
    excerpt: excerptOf(text, terms),
    receivedAt: row.received_at,
    status: row.status,
    owner: staffNameOf(names, row.owner_id),
    dueAt: row.status === "done" ? null : row.due_at,
    overdue: row.queue_key !== null && row.queue_key <= lastOverdueKey(now),
    snoozedUntil: isSnoozed(row, now) ? row.snoozed_until : null,
    unread: Boolean(row.is_unread),
    quarantine: row.quarantine,
    noteCount: row.note_count,
    replyCount: row.reply_count,
    undelivered: row.undelivered && undeliveredStates[row.undelivered],
    duplicateCount: Number(row.duplicates),
    version: row.version,
  };
}

/** The beginning of a text, or a later part with one of the terms. */
function excerptOf(text: string, terms: readonly string[]): string {
  const found = terms.length === 0 ? -1 : text.search(termsPattern(terms));
  const space = text.slice(0, Math.max(0, found)).indexOf(" ", found - charactersBefore);
  const start = found <= charactersBefore ? 0 : space < 0 ? found : space + 1;
  // A character has at most two UTF-16 units.
  const part = [...text.slice(start, start + 2 * excerptLength)].slice(0, excerptLength).join("");
  return start > 0 ? `… ${part}` : part;
}

export async function findMessageRow(
  db: Queryable,
  viewer: InboxViewer,
  id: string,
): Promise<MessageRow | undefined> {
  return itemRows(
    db.selectFrom("contact_messages").where("contact_messages.id", "=", id),
    viewer,
  ).executeTakeFirst();
}

/**
 * The newest of some messages.
 *
 * @param narrow chooses them by a column that has an index together with `indexedTime`.
 */
export async function findMessageRows(
  db: Queryable,
  viewer: InboxViewer,
  narrow: (messages: Messages) => Messages,
  limit: number,
): Promise<MessageRow[]> {
  return itemRows(narrow(db.selectFrom("contact_messages")), viewer)
    .orderBy(indexedTime, "desc")
    .limit(limit)
    .execute();
}
