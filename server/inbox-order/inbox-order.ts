import type { MessageStatus, QuarantineReason } from "#contract/desk/inbox.ts";

/** What decides the place of a message in the inbox. */
export interface QueuePlace {
  readonly status: MessageStatus;
  readonly dueAt: string | null;
  readonly receivedAt: string;
  readonly quarantine: QuarantineReason | null;
}

/** The first characters of queue keys, in the order of the inbox. */
export const queueClass = { due: "1", active: "2", done: "3", quarantined: "4" } as const;

/** Messages whose queue key is at most this one are overdue. */
export function lastOverdueKey(now: Date): string {
  return queueClass.due + now.toISOString();
}

/**
 * The sort key of the inbox: what has to be answered by a time, by that time; other unfinished messages; done ones;
 * the quarantine. One column, because an index over one column serves keyset paging on both engines.
 */
export function queueKey({ status, dueAt, receivedAt, quarantine }: QueuePlace): string {
  if (quarantine !== null) return queueClass.quarantined + receivedAt;
  if (status === "done") return queueClass.done + receivedAt;
  return dueAt === null ? queueClass.active + receivedAt : queueClass.due + dueAt;
}
