import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { inboxWords } from "#desk/words/inbox.ts";

export interface InboxView {
  readonly id: keyof typeof inboxWords.emptyViews;
  /** The filter of the API, which is also the query of the address. */
  readonly query: string;
  /** What is counted beside its name, added up. */
  readonly counts: readonly (keyof InboxCounts)[];
}

/** The lists that everybody has. The first is what the inbox opens with. */
export const inboxViews: readonly InboxView[] = [
  { id: "todo", query: "status=new%2Copen", counts: ["new", "open"] },
  { id: "mine", query: "status=new%2Copen%2Cwaiting&owner=me", counts: ["mine"] },
  { id: "unassigned", query: "status=new%2Copen&owner=none", counts: ["unassigned"] },
  { id: "overdue", query: "overdue=1", counts: ["overdue"] },
  { id: "unread", query: "unread=1", counts: ["unread"] },
  { id: "mentioned", query: "mentioned=1", counts: ["mentionedUnread"] },
  { id: "waiting", query: "status=waiting", counts: ["waiting"] },
  { id: "snoozed", query: "snoozed=only", counts: ["snoozed"] },
  { id: "done", query: "status=done&sort=newest", counts: ["done"] },
  { id: "quarantine", query: "box=quarantine&sort=newest", counts: ["quarantine"] },
  { id: "all", query: "box=all&snoozed=show&sort=newest", counts: ["all"] },
];

const todo = inboxViews[0]?.query ?? "";
/** What narrows a view without making it another one. */
const refinements = ["q", "from", "to"];

/** The filter that an address stands for. A bare /inbox is "To do". */
export function filterOf(query: URLSearchParams): string {
  return query.size === 0 ? todo : query.toString();
}

/** The view whose filter this is, apart from words and dates. */
export function viewOf(filter: string): InboxView | undefined {
  const bare = new URLSearchParams(filter);
  for (const name of refinements) bare.delete(name);
  bare.sort();
  return inboxViews.find(({ query }) => {
    const own = new URLSearchParams(query);
    own.sort();
    return own.toString() === bare.toString();
  });
}
