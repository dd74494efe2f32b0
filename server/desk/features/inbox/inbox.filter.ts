import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { type inboxFilterSchema, type inboxQuerySchema, messageStatuses } from "#contract/desk/inbox.ts";
import type { Database } from "../../../database/connect.ts";
import { queueClass } from "../../../inbox-order/inbox-order.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { Records } from "../../lists/ordered-source.ts";
import { recordConditions, searchedReference } from "../../lists/record-filter.ts";

export type InboxFilterValues = z.output<typeof inboxFilterSchema>;

/** Who reads the inbox, and when: it decides what is unread, snoozed and overdue. */
export interface InboxViewer {
  readonly staff: Pick<SignedInStaff, "id" | "joinedAt" | "role">;
  readonly now: Date;
  /** Without a mail server nothing is on its way. */
  readonly mailConfigured: boolean;
}

export type Messages = Records<"contact_messages">;

export type InboxSort = z.output<typeof inboxQuerySchema>["sort"];

/**
 * The messages that a filter lets through.
 *
 * @param sort the order in which they will be read; undefined where the order does not choose the index: in a search, and
 * in a count of few.
 */
export function messagesIn(
  database: Database,
  { staff, now }: InboxViewer,
  filter: InboxFilterValues,
  sort?: InboxSort,
): Messages {
  let messages: Messages = database.readOnly.selectFrom("contact_messages");
  const reference = searchedReference(filter);
  if (reference) return messages.where("reference", "=", reference);
  const { status, box, snoozed } = filter;
  const at = now.toISOString();
  for (const one of recordConditions("contact_messages", staff.id, filter)) messages = messages.where(one);
  if (isDoneInbox(filter)) {
    // PostgreSQL would look for them among the newest messages, of which none is done.
    messages = messages
      .where("queue_key", ">=", queueClass.done)
      .where("queue_key", "<", queueClass.quarantined);
  } else if (status) {
    // The index of the status would read all its messages, to sort them by due time. An expression has no index, so
    // that of the order is used. PostgreSQL expects "none of the others" to be nearly all rows, but "one of these" to
    // be a hundredth of them, for which it would read the whole table.
    const others = messageStatuses.filter((one) => !status.includes(one));
    if (sort !== "due") messages = messages.where("status", "in", status);
    else if (others.length > 0) messages = messages.where(sql`(status || '')`, "not in", others);
  }
  // Done messages come last in the order of the inbox, so with this condition its index ends before them. For a list
  // by arrival PostgreSQL would combine this index with its own, and sort all rows that both have.
  if (status && !status.includes("done") && box === "inbox" && (sort === "due" || sort === undefined))
    messages = messages.where("queue_key", "<", queueClass.done);
  if (snoozed === "only") {
    // Few are snoozed. Left to choose, SQLite looks for them through all messages in the order of the list.
    const ids = database.readOnly.selectFrom("contact_messages").select("id").where("snoozed_until", ">", at);
    messages = messages.where("contact_messages.id", "in", ids);
  }
  if (snoozed === "hide")
    messages = messages.where((row) =>
      row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", at)]),
    );
  if (filter.overdue) messages = messages.where("queue_key", "<=", queueClass.due + at);
  if (filter.unread) {
    messages = messages.where(unread(staff));
    // Nobody has to read what is done, unless a colleague mentioned them there.
    if (!filter.mentioned) messages = messages.where("queue_key", "<", queueClass.done);
  }
  return messages;
}

/** Whether a filter asks for the done messages alone. In the order of the inbox these are together, as they arrived. */
export function isDoneInbox({ box, status }: Pick<InboxFilterValues, "box" | "status">): boolean {
  return box === "inbox" && status?.join() === "done";
}

/**
 * Whether something happened to it since this colleague last read it. What is older than their account counts as read.
 */
export function unread({ id, joinedAt }: InboxViewer["staff"]) {
  return sql<SqlBool>`(contact_messages.changed_at > ${joinedAt} and not exists (
    select 1 from desk_reads where staff_id = ${id} and record_id = contact_messages.id
    and read_at >= contact_messages.changed_at))`;
}
