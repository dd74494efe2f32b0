import type { MessageStatus, QuarantineReason } from "#contract/desk/inbox.ts";

/** What decides the place of a message in the inbox. */
export interface InboxPlace {
  readonly status: MessageStatus;
  readonly dueAt: string | null;
  readonly receivedAt: string;
  readonly quarantine: QuarantineReason | null;
}

/** The first characters of sort keys, in the order of the inbox. */
export const sortClass = { due: "1", active: "2", done: "3", quarantined: "4" } as const;

/** Messages whose sort key is at most this one are overdue. */
export function lastOverdueKey(now: Date): string {
  return sortClass.due + now.toISOString();
}

/**
 * The sort key of the inbox: what has to be answered by a time, by that time; other unfinished messages; done ones;
 * the quarantine. It is stored as `queue_key`: one column, because an index over one column serves keyset paging on
 * both engines.
 */
export function inboxSortKey({ status, dueAt, receivedAt, quarantine }: InboxPlace): string {
  if (quarantine !== null) return sortClass.quarantined + receivedAt;
  if (status === "done") return sortClass.done + receivedAt;
  return dueAt === null ? sortClass.active + receivedAt : sortClass.due + dueAt;
}
