/**
 * What makes the inbox's lists fast with a million messages, on both databases (docs/server.md). It changes neither the
 * rows of a list nor their order, as inbox.hints.test.ts shows.
 */
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { type inboxQuerySchema, messageStatuses } from "#contract/desk/inbox.ts";
import type { Database } from "../../../database/database.ts";
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
 * The messages that a filter lets through, by conditions that make the databases use the index of the order.
 *
 * @param sort the order of reading; undefined in a search and in a count of few messages, which use other indexes.
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
  // A condition on the status would make PostgreSQL walk the newest messages, and hardly any of those is done. The queue
  // key of done messages lies in one range.
  if (isDoneInbox(filter))
    return is.and([is("queue_key", ">=", sortClass.done), is("queue_key", "<", sortClass.quarantined)]);
  const conditions: Expression<SqlBool>[] = [];
  // With the index of the status, all its messages would be read and sorted by due time. An expression has no index, so
  // the databases use the index of the order. "Not in the others", because PostgreSQL expects "in these" to find a
  // hundredth of all rows, and would read the whole table for them.
  const others = messageStatuses.filter((one) => !status.includes(one));
  if (sort !== "due") conditions.push(is("status", "in", status));
  else if (others.length > 0) conditions.push(is(sql<string>`(status || '')`, "not in", others));
  // Done messages are last in the order of the inbox, so this condition ends its index before them. Not for a list by
  // arrival: PostgreSQL would combine both indexes, and sort all rows that both have.
  const isInOrder = sort === "due" || sort === undefined;
  if (isInOrder && filter.box === "inbox" && !status.includes("done"))
    conditions.push(is("queue_key", "<", sortClass.done));
  return conditions.length > 0 ? is.and(conditions) : undefined;
}

/** Reads the few snoozed messages first; otherwise SQLite looks for them through the whole list. */
function snoozedFirst({ readOnly }: Database, now: Date) {
  const ids = readOnly
    .selectFrom("contact_messages")
    .select("id")
    .where("snoozed_until", ">", now.toISOString());
  return expressionBuilder<Tables, "contact_messages">()("contact_messages.id", "in", ids);
}

/**
 * The partitions of a list that are read apart, each by an index, and then merged: SQLite would sort all rows of several
 * statuses for each page. The order by due time needs no partitions, because it has an index of its own.
 */
export function partitionsByIndex(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sort: InboxSort,
) {
  const { status } = filter;
  const isReadApart = sort !== "due" && !searchedReference(filter);
  const statusPartitions = isReadApart && status ? status.map((one) => [one]) : [status];
  return statusPartitions.map((statuses) => {
    const partition = { ...filter, status: statuses };
    const records = messagesIn(database, viewer, partition, sort);
    // In the order of the inbox, done messages are together, by arrival.
    if (isDoneInbox(partition)) return { records, column: "queue_key", prefix: sortClass.done } as const;
    return { records, column: orderOf(sort).column, prefix: "" } as const;
  });
}

export function orderOf(sort: InboxSort) {
  return {
    column: sort === "due" ? "queue_key" : "received_at",
    direction: sort === "newest" ? "desc" : "asc",
  } as const;
}

/** The order in which a list is read. Quarantined and done messages are not due: "due" orders them by arrival. */
export function indexedSort(filter: InboxFilterValues, sort: InboxSort): InboxSort {
  const nothingIsDue = filter.box === "quarantine" || isDoneInbox(filter);
  return sort === "due" && nothingIsDue ? "oldest" : sort;
}

/** Whether a filter asks for the done messages alone. */
function isDoneInbox({ box, status }: Pick<InboxFilterValues, "box" | "status">): boolean {
  return box === "inbox" && status?.join() === "done";
}
