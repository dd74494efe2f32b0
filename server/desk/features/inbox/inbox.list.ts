import type { z } from "zod";
import type { InboxPage, inboxQuerySchema } from "#contract/desk/inbox.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import type { Database } from "../../../database/database.ts";
import { staffNames } from "../../accounts/staff.repository.ts";
import { type ListSource, readPage } from "../../lists/list-page.ts";
import { orderedSource } from "../../lists/ordered-source.ts";
import type { InboxFilterValues, InboxViewer } from "./inbox.filter.ts";
import { type InboxSort, indexedSort, messagesIn, orderOf, partitionsByIndex } from "./inbox.hints.ts";
import { itemRows, type MessageRow, messageItem } from "./inbox.item.ts";

export type InboxQueryValues = z.output<typeof inboxQuerySchema>;

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
  return { items: rows.map((row) => messageItem(row, names, viewer.now, terms)), nextCursor };
}

export function inboxSource(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sortWithoutSearch: InboxSort,
): ListSource<MessageRow> {
  const sort = filter.q ? "newest" : indexedSort(filter, sortWithoutSearch);
  return orderedSource({
    table: "contact_messages",
    ...orderOf(sort),
    filtered: messagesIn(database, viewer, filter),
    partitions: partitionsByIndex(database, viewer, filter, sort),
    itemRows: (messages) => itemRows(messages, viewer),
  });
}
