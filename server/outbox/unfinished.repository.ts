import type { Queryable } from "../database/connect.ts";
import type { ChannelName, NoticeKind, OutboxStatus } from "../database/tables.ts";

/**
 * Makes dead notifications due again, for another day, or a pending one due at once.
 *
 * @param which an id, or "dead" for every dead one.
 * @returns how many there were.
 */
export async function retry(database: Queryable, which: string, now: Date): Promise<number> {
  const rows = await database
    .updateTable("outbox")
    .set({ status: "pending", due_at: now.toISOString(), give_up_at: null, finished_at: null })
    .where("status", "<>", "delivered")
    .where((row) => (which === "dead" ? row("status", "=", "dead") : row("id", "=", which)))
    .returning("id")
    .execute();
  return rows.length;
}

export interface UnfinishedNotification {
  readonly id: string;
  readonly channel: ChannelName;
  readonly kind: NoticeKind;
  readonly status: OutboxStatus;
  readonly attempts: number;
  readonly dueAt: string;
  readonly createdAt: string;
  readonly lastError: string | null;
}

/** What is not delivered: first the dead, then what is pending, each oldest first. Of the records it names only the kind. */
export async function listUnfinished(database: Queryable, limit: number): Promise<UnfinishedNotification[]> {
  return database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "status", "attempts"])
    .select(["due_at as dueAt", "created_at as createdAt", "last_error as lastError"])
    .where("status", "in", ["dead", "pending"])
    .orderBy("status")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

export interface OutboxCount {
  readonly channel: ChannelName;
  readonly count: number;
  /** When the oldest of them was written. */
  readonly oldest: string | null;
}

/** Counting stops here: without a configured mail server a year of notifications may wait. */
export const countedAtMost = 10_000;

/** How many notifications of a status each channel has. */
export async function countByChannel(
  database: Queryable,
  channel: ChannelName,
  status: Exclude<OutboxStatus, "delivered">,
): Promise<OutboxCount> {
  const row = await database
    .selectFrom((from) =>
      from
        .selectFrom("outbox")
        .select("created_at")
        .where("status", "=", status)
        .where("channel", "=", channel)
        .orderBy("due_at")
        .limit(countedAtMost)
        .as("some"),
    )
    .select((select) => [select.fn.countAll().as("count"), select.fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  return { channel, count: Number(row.count), oldest: row.oldest };
}
