import type { InboxCounts, InboxFound, MessageStatus } from "#contract/desk/inbox.ts";
import { outboxKinds } from "#contract/desk/kinds.ts";
import { maxCounted } from "#contract/desk/limits.ts";
import { undeliveredStatuses } from "#contract/desk/outbox.ts";
import { countUpTo } from "../../../database/count-up-to.ts";
import type { Database } from "../../../database/database.ts";
import { readPage } from "../../lists/list-page.ts";
import { type InboxFilterValues, type InboxViewer, isSnoozed } from "./inbox.filter.ts";
import { messagesIn } from "./inbox.hints.ts";
import { isUndelivered } from "./inbox.item.ts";
import { inboxSource } from "./inbox.list.ts";

/** More would slow the search; the list shows further hits page by page. */
const maxPlaced = 200;

/** Counts the newest hits of a search by their place in the inbox. */
export async function countFound(database: Database, viewer: InboxViewer, q: string): Promise<InboxFound> {
  const everywhere = { q, box: "all", snoozed: "show" } as const;
  const source = inboxSource(database, viewer, everywhere, "newest");
  const { rows, nextCursor } = await readPage(database, { limit: maxPlaced, q }, source);
  const found = { todo: 0, waiting: 0, snoozed: 0, done: 0, quarantine: 0, more: nextCursor !== null };
  for (const row of rows) {
    const { quarantine, status } = row;
    if (quarantine !== null) found.quarantine++;
    else if (isSnoozed(row, viewer.now)) found.snoozed++;
    else if (status === "waiting" || status === "done") found[status]++;
    else found.todo++;
  }
  return found;
}

/**
 * Counts the messages of a filter up to `maxCounted`, in the order of an index. Without an order PostgreSQL would
 * search the whole table, which has the newest messages at its end.
 */
function counterOf(database: Database, viewer: InboxViewer) {
  const base = { box: "inbox", snoozed: "hide" } as const;
  return (filter: Partial<InboxFilterValues>, sort?: "due" | "newest") => {
    let messages = messagesIn(database, viewer, { ...base, ...filter }, sort).select("contact_messages.id");
    if (sort === "due") messages = messages.orderBy("queue_key");
    if (sort === "newest") messages = messages.orderBy("received_at", "desc");
    return countUpTo(database.readOnly, messages, maxCounted);
  };
}

/** How many messages are overdue, and how many have no owner. The dashboard shows both. */
export async function countNeglected(database: Database, viewer: InboxViewer) {
  const count = counterOf(database, viewer);
  return {
    overdue: await count({ overdue: "1" }, "due"),
    unassigned: await count({ owner: "none", status: ["new", "open"] }, "due"),
  };
}

/** How many messages each view has. */
export async function countInbox(database: Database, viewer: InboxViewer): Promise<InboxCounts> {
  const { readOnly } = database;
  const count = counterOf(database, viewer);
  const undelivered = readOnly
    .selectFrom("outbox")
    .select("id")
    .where("status", "in", undeliveredStatuses)
    .where("kind", "in", outboxKinds(viewer.staff.role))
    .where(isUndelivered(viewer));
  const active = ["new", "open", "waiting"] as const satisfies readonly MessageStatus[];
  return {
    new: await count({ status: ["new"] }, "newest"),
    open: await count({ status: ["open"] }, "newest"),
    waiting: await count({ status: ["waiting"] }, "newest"),
    ...(await countNeglected(database, viewer)),
    mine: await count({ owner: "me", status: [...active] }, "due"),
    unread: await count({ unread: "1" }, "due"),
    // No order: mentions and snoozed messages are few, and have indexes.
    mentionedUnread: await count({ mentioned: "1", unread: "1" }),
    snoozed: await count({ snoozed: "only" }),
    done: await count({ status: ["done"] }, "due"),
    quarantine: await count({ box: "quarantine", snoozed: "show" }, "newest"),
    all: await count({ box: "all", snoozed: "show" }, "newest"),
    undelivered: await countUpTo(readOnly, undelivered, maxCounted),
  };
}
