import type { z } from "zod";
import type { InboxCounts, inboxQuerySchema } from "#contract/desk/inbox.ts";
import { type QueryParts, queryOf } from "#desk/navigation/query.ts";
import type { inboxWords } from "#desk/words/inbox.ts";

export interface InboxView {
  readonly id: keyof typeof inboxWords.emptyViews;
  /** The filter of the API, which is also the query of the address. */
  readonly filter: Readonly<Record<string, string>>;
  /** What is counted beside its name, added up. */
  readonly counts: readonly (keyof InboxCounts)[];
}

/** What the inbox opens with. */
const todo: InboxView = { id: "todo", filter: { status: "new,open" }, counts: ["new", "open"] };

/** The lists that everybody has. */
export const inboxViews: readonly InboxView[] = [
  todo,
  { id: "mine", filter: { status: "new,open,waiting", owner: "me" }, counts: ["mine"] },
  { id: "unassigned", filter: { status: "new,open", owner: "none" }, counts: ["unassigned"] },
  { id: "overdue", filter: { overdue: "1" }, counts: ["overdue"] },
  { id: "unread", filter: { unread: "1" }, counts: ["unread"] },
  { id: "mentioned", filter: { mentioned: "1" }, counts: ["mentionedUnread"] },
  { id: "waiting", filter: { status: "waiting" }, counts: ["waiting"] },
  { id: "snoozed", filter: { snoozed: "only" }, counts: ["snoozed"] },
  { id: "done", filter: { status: "done", sort: "newest" }, counts: ["done"] },
  { id: "quarantine", filter: { box: "quarantine", sort: "newest" }, counts: ["quarantine"] },
  { id: "all", filter: { box: "all", snoozed: "show", sort: "newest" }, counts: ["all"] },
];

/** The filter that an address stands for. A bare /inbox is "To do". */
export function filterOf(query: URLSearchParams): string {
  return queryOf(query.size === 0 ? todo.filter : query).toString();
}

/** The parts of a filter. May hold keys and values that the API rejects: anybody can write an address. */
export function partsOf(filter: string): {
  readonly [Name in keyof z.input<typeof inboxQuerySchema>]?: string;
} {
  return Object.fromEntries(new URLSearchParams(filter));
}

/** The view with this filter. Words and dates are not compared: a view stays the same while they change. */
export function viewOf(filter: string): InboxView | undefined {
  const bare = inOrder(queryOf(filter, { q: "", from: "", to: "" }));
  return inboxViews.find((view) => inOrder(view.filter) === bare);
}

function inOrder(parts: QueryParts): string {
  const query = queryOf(parts);
  query.sort();
  return query.toString();
}
