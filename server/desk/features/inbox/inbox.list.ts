import type { z } from "zod";
import type { InboxPage, inboxQuerySchema } from "#contract/desk/inbox.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import type { Database } from "../../../database/connect.ts";
import { queueClass } from "../../../inbox-order/inbox-order.ts";
import { staffNames } from "../../accounts/staff.repository.ts";
import { type ListSource, readPage } from "../../lists/list-page.ts";
import { orderedSource } from "../../lists/ordered-source.ts";
import { searchedReference } from "../../lists/record-filter.ts";
import {
  type InboxFilterValues,
  type InboxSort,
  type InboxViewer,
  isDoneInbox,
  messagesIn,
} from "./inbox.filter.ts";
import { type InboxRow, inboxItem, itemRows } from "./inbox.item.ts";

export type InboxQueryValues = z.output<typeof inboxQuerySchema>;

/** One page of the inbox. */
export async function listInbox(
  database: Database,
  viewer: InboxViewer,
  query: InboxQueryValues,
): Promise<InboxPage> {
  const { rows, nextCursor } = await readPage(
    database,
    query,
    inboxSource(database, viewer, query, query.sort),
  );
  const names = await staffNames(database.kysely);
  const terms = searchTerms(query.q ?? "");
  return { items: rows.map((row) => inboxItem(row, names, viewer.now, terms)), nextCursor };
}

export function inboxSource(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sortWithoutSearch: InboxSort,
): ListSource<InboxRow> {
  const sort = filter.q ? "newest" : indexedSort(filter, sortWithoutSearch);
  const { status } = filter;
  // Each status is read by its own index: SQLite would otherwise sort all rows of several statuses for each page. The
  // order by due time has an index of its own.
  const isReadApart = sort !== "due" && !searchedReference(filter);
  const readApart = isReadApart && status ? status.map((one) => [one]) : [status];
  const column = sort === "due" ? "queue_key" : "received_at";
  return orderedSource({
    table: "contact_messages",
    column,
    direction: sort === "newest" ? "desc" : "asc",
    filtered: messagesIn(database, viewer, filter),
    parts: readApart.map((statuses) => {
      const part = { ...filter, status: statuses };
      const records = messagesIn(database, viewer, part, sort);
      if (isDoneInbox(part)) return { records, column: "queue_key", prefix: queueClass.done };
      return { records, column, prefix: "" };
    }),
    itemRows: (messages) => itemRows(messages, viewer),
  });
}

/**
 * Nothing in the quarantine is due, and nothing done. So there the order of the inbox is that of arrival, which has
 * indexes.
 */
function indexedSort(filter: InboxFilterValues, sort: InboxSort): InboxSort {
  const nothingIsDue = filter.box === "quarantine" || isDoneInbox(filter);
  return sort === "due" && nothingIsDue ? "oldest" : sort;
}
