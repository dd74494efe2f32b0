import type { Tables } from "../database/tables.ts";

type MessageRow = Tables["contact_messages"];

/** The first characters of queue keys, in the order of the inbox. */
export const sortClass = { due: "1", active: "2", done: "3", quarantined: "4" } as const;

/** Messages whose queue key is at most this one are overdue. */
export function lastOverdueKey(now: Date): string {
  return sortClass.due + now.toISOString();
}

/**
 * The column that says where a message stands in the inbox. Code that stores status, due time or quarantine must store
 * it too. The order is: messages with a due time, the earliest first; other unfinished messages; done ones; the quarantine.
 * It is one column, because an index over one column serves keyset paging on both engines.
 */
export function queueKeyOf({
  status,
  due_at,
  received_at,
  quarantine,
}: Pick<MessageRow, "status" | "due_at" | "received_at" | "quarantine">): { readonly queue_key: string } {
  if (quarantine !== null) return { queue_key: sortClass.quarantined + received_at };
  if (status === "done") return { queue_key: sortClass.done + received_at };
  return { queue_key: due_at === null ? sortClass.active + received_at : sortClass.due + due_at };
}
