/**
 * What makes the lists of the inbox fast on both databases. Nothing here changes what a list holds or how it is sorted:
 * inbox.hints.test.ts compares. Lists have to bear a million messages (docs/server.md).
 */
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { type inboxQuerySchema, messageStatuses } from "#contract/desk/inbox.ts";
import type { Database } from "../../../database/connect.ts";
import type { Tables } from "../../../database/tables.ts";
import { sortClass } from "../../../records/inbox-order.ts";
import { searchedReference } from "../../lists/record-filter.ts";
import {
  type Conditions,
  type InboxFilterValues,
  type InboxViewer,
  type Messages,
  matchingMessages,
} from "./inbox.filter.ts";

export type InboxSort = z.output<typeof inboxQuerySchema>["sort"];

/**
 * The messages that a filter lets through, by conditions for which the databases take the index of the order.
 *
 * @param sort the order in which they will be read; undefined where the order does not choose the index: in a search, and
 * in a count of few.
 */
export function messagesIn(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sort?: InboxSort,
): Messages {
  const hints: Partial<Conditions> = {};
  if (filter.status) hints.status = statusByIndex(filter.status, filter, sort);
  if (filter.snoozed === "only") hints.snoozed = snoozedFirst(database, viewer.now);
  return matchingMessages(database, viewer, filter, hints);
}

type Statuses = NonNullable<InboxFilterValues["status"]>;

function statusByIndex(status: Statuses, filter: InboxFilterValues, sort: InboxSort | undefined) {
  const is = expressionBuilder<Tables, "contact_messages">();
  // PostgreSQL would look for them among the newest messages, of which none is done.
  if (isDoneInbox(filter))
    return is.and([is("queue_key", ">=", sortClass.done), is("queue_key", "<", sortClass.quarantined)]);
  const conditions: Expression<SqlBool>[] = [];
  // The index of the status would read all its messages, to sort them by due time. An expression has no index, so that
  // of the order is used. PostgreSQL expects "none of the others" to be nearly all rows, but "one of these" to be a
  // hundredth of them, for which it would read the whole table.
  const others = messageStatuses.filter((one) => !status.includes(one));
  if (sort !== "due") conditions.push(is("status", "in", status));
  else if (others.length > 0) conditions.push(is(sql<string>`(status || '')`, "not in", others));
  // Done messages come last in the order of the inbox, so with this condition its index ends before them. For a list
  // by arrival PostgreSQL would combine this index with its own, and sort all rows that both have.
  const isInOrder = sort === "due" || sort === undefined;
  if (isInOrder && filter.box === "inbox" && !status.includes("done"))
    conditions.push(is("queue_key", "<", sortClass.done));
  return conditions.length > 0 ? is.and(conditions) : undefined;
}

/** Few are snoozed. Left to choose, SQLite looks for them through all messages in the order of the list. */
function snoozedFirst({ readOnly }: Database, now: Date) {
  const ids = readOnly
    .selectFrom("contact_messages")
    .select("id")
    .where("snoozed_until", ">", now.toISOString());
  return expressionBuilder<Tables, "contact_messages">()("contact_messages.id", "in", ids);
}

/**
 * The lists that are read apart and then merged, by the index that has the order of each. SQLite would otherwise sort all
 * rows of several statuses for each page; the order by due time has an index of its own.
 */
export function partsByIndex(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sort: InboxSort,
) {
  const { status } = filter;
  const isReadApart = sort !== "due" && !searchedReference(filter);
  const statusParts = isReadApart && status ? status.map((one) => [one]) : [status];
  return statusParts.map((statuses) => {
    const part = { ...filter, status: statuses };
    const records = messagesIn(database, viewer, part, sort);
    // Done messages are together in the order of the inbox, as they arrived.
    if (isDoneInbox(part)) return { records, column: "queue_key", prefix: sortClass.done } as const;
    return { records, column: orderOf(sort).column, prefix: "" } as const;
  });
}

/** The column of an order, and its direction. */
export function orderOf(sort: InboxSort) {
  return {
    column: sort === "due" ? "queue_key" : "received_at",
    direction: sort === "newest" ? "desc" : "asc",
  } as const;
}

/**
 * The order of a list by an index. Nothing in the quarantine is due, and nothing done: there the order of the inbox is
 * that of arrival.
 */
export function indexedSort(filter: InboxFilterValues, sort: InboxSort): InboxSort {
  const nothingIsDue = filter.box === "quarantine" || isDoneInbox(filter);
  return sort === "due" && nothingIsDue ? "oldest" : sort;
}

/** Whether a filter asks for the done messages alone. */
function isDoneInbox({ box, status }: Pick<InboxFilterValues, "box" | "status">): boolean {
  return box === "inbox" && status?.join() === "done";
}
