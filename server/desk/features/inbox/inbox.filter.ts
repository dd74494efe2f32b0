import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { inboxFilterSchema } from "#contract/desk/inbox.ts";
import type { Database } from "../../../database/database.ts";
import type { Tables } from "../../../database/tables.ts";
import { lastOverdueKey, sortClass } from "../../../records/inbox-order.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import type { Records } from "../../lists/ordered-source.ts";
import { recordConditions, searchedReference } from "../../lists/record-filter.ts";

export type InboxFilterValues = z.output<typeof inboxFilterSchema>;

/** Who reads the inbox, and when: it decides what is unread, snoozed and overdue. */
export interface InboxViewer {
  readonly staff: Pick<SignedInStaff, "id" | "joinedAt" | "role">;
  readonly now: Date;
  readonly mailConfigured: boolean;
}

export function inboxViewerOf(
  { clock, config }: Pick<DeskDependencies, "clock" | "config">,
  staff: InboxViewer["staff"],
): InboxViewer {
  return { staff, now: clock(), mailConfigured: config.mail !== undefined };
}

export type Messages = Records<"contact_messages">;

/**
 * The conditions that only filters of messages have (`recordConditions` has the others); undefined for an unused
 * filter. What only makes a list fast is in inbox.hints.ts.
 */
function conditionsOf({ staff, now }: InboxViewer, filter: InboxFilterValues) {
  const is = expressionBuilder<Tables, "contact_messages">();
  const { status, snoozed } = filter;
  const at = now.toISOString();
  return {
    status: status && is("status", "in", status),
    snoozed: {
      only: is("snoozed_until", ">", at),
      hide: is.or([is("snoozed_until", "is", null), is("snoozed_until", "<=", at)]),
      show: undefined,
    }[snoozed],
    overdue: filter.overdue && is("queue_key", "<=", lastOverdueKey(now)),
    unread: filter.unread && unread(staff),
    // Done messages need no reading, except where a colleague mentioned the reader.
    toRead: filter.unread && !filter.mentioned ? is("queue_key", "<", sortClass.done) : undefined,
  } satisfies Readonly<Record<string, Expression<SqlBool> | undefined>>;
}

/** The condition `snoozed` of the database, for a row. */
export function isSnoozed({ snoozed_until }: Pick<Tables["contact_messages"], "snoozed_until">, now: Date) {
  return snoozed_until !== null && snoozed_until > now.toISOString();
}

export type Conditions = ReturnType<typeof conditionsOf>;

/**
 * The messages that a filter lets through.
 *
 * @param hints conditions that replace the filter's conditions of the same names.
 */
export function matchingMessages(
  { readOnly }: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  hints: Partial<Conditions> = {},
): Messages {
  let messages: Messages = readOnly.selectFrom("contact_messages");
  const reference = searchedReference(filter);
  if (reference) return messages.where("reference", "=", reference);
  const conditions = { ...conditionsOf(viewer, filter), ...hints };
  for (const condition of [
    ...recordConditions("contact_messages", viewer.staff.id, filter),
    ...Object.values(conditions),
  ])
    if (condition) messages = messages.where(condition);
  return messages;
}

/**
 * Whether a message arrived, or got a note or a reply, since this colleague last read it. What is older than their
 * account counts as read.
 */
export function unread({ id, joinedAt }: InboxViewer["staff"]) {
  return sql<SqlBool>`(contact_messages.changed_at > ${joinedAt} and not exists (
    select 1 from desk_reads where staff_id = ${id} and record_id = contact_messages.id
    and read_at >= contact_messages.changed_at))`;
}
