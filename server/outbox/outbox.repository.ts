import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Database, Queryable } from "../database/connect.ts";
import type { ChannelName, NoticeKind } from "../database/tables.ts";
import { channelNames } from "./notice.ts";

/** What staff have to be told on one channel. */
export interface NewNotification {
  readonly channel: ChannelName;
  readonly kind: NoticeKind;
  readonly recordId: string;
  readonly at: Date;
}

/**
 * Remembers notifications. Visitors wait for it: PostgreSQL gets all of a commit's in one statement, SQLite the same plain
 * statement for each, since putting one together with Kysely took 7 of 16 microseconds.
 */
export async function enqueue(
  database: Queryable,
  engine: Database["engine"],
  notifications: readonly NewNotification[],
): Promise<void> {
  const rows = notifications.map(({ channel, kind, recordId, at }) => {
    return [randomUUIDv7(), channel, kind, recordId, at.toISOString()] as const;
  });
  const columns = sql`outbox (id, channel, kind, record_id, due_at, created_at, status, attempts)`;
  if (engine === "postgres") {
    const [ids, channels, kinds, records, times] = [0, 1, 2, 3, 4].map((column) =>
      rows.map((row) => row[column]),
    );
    await sql`
      insert into ${columns}
      select id, channel, kind, record_id, at, at, 'pending', 0
      from unnest(${ids}::text[], ${channels}::text[], ${kinds}::text[], ${records}::text[], ${times}::text[])
        as new (id, channel, kind, record_id, at)
    `.execute(database);
    return;
  }
  for (const [id, channel, kind, recordId, at] of rows) {
    await sql`
      insert into ${columns} values (${id}, ${channel}, ${kind}, ${recordId}, ${at}, ${at}, 'pending', 0)
    `.execute(database);
  }
}

/** A notification that this process alone delivers until its lease ends. */
export interface ClaimedNotification {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly recordId: string;
  /** Counts this one. Whoever claims it next has a higher one, so it also tells the claims apart. */
  readonly attempts: number;
  /** When trying ends. */
  readonly giveUpAt: Date;
}

export interface ClaimTerms {
  readonly channel: ChannelName;
  readonly limit: number;
  readonly now: Date;
  /** For so long nobody else gets it. A process that dies meanwhile lets go of it in this way. */
  readonly leaseMs: number;
  /** Counted from the first attempt, so what waited for a mail server to be configured is tried for as long. */
  readonly giveUpAfterMs: number;
}

/** Whether a claim would get anything: a read, where a claim takes the database's write lock. */
export async function isAnyDue(database: Queryable, channel: ChannelName, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "pending")
    .where("channel", "=", channel)
    .where("due_at", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims what is due, oldest first. Of several processes each gets others. */
export async function claimDue(
  database: Queryable,
  engine: Database["engine"],
  { channel, limit, now, leaseMs, giveUpAfterMs }: ClaimTerms,
): Promise<ClaimedNotification[]> {
  const due = database
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "pending")
    .where("channel", "=", channel)
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(limit);
  const rows = await database
    .updateTable("outbox")
    .set({
      attempts: sql`attempts + 1`,
      due_at: after(now, leaseMs),
      give_up_at: sql`coalesce(give_up_at, ${after(now, giveUpAfterMs)})`,
    })
    // SQLite lets one writer in at a time; in PostgreSQL others step over the rows that are being claimed.
    .where("id", "in", engine === "postgres" ? due.forUpdate().skipLocked() : due)
    .returning(["id", "kind", "record_id", "attempts", "give_up_at"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recordId: row.record_id,
    attempts: row.attempts,
    giveUpAt: new Date(row.give_up_at ?? now),
  }));
}

/** Whoever delivered it says so, even when the lease had ended meanwhile: one repeat less. */
export async function markDelivered(
  database: Queryable,
  { id }: ClaimedNotification,
  now: Date,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ status: "delivered", finished_at: now.toISOString(), last_error: null })
    .where("id", "=", id)
    .where("status", "<>", "delivered")
    .execute();
}

/** Lets it be tried again from this time on. Does nothing when somebody else has claimed it meanwhile. */
export async function putBack(
  database: Queryable,
  claim: ClaimedNotification,
  dueAt: Date,
  lastError: string,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ due_at: dueAt.toISOString(), last_error: lastError })
    .where("id", "=", claim.id)
    .where("status", "=", "pending")
    .where("attempts", "=", claim.attempts)
    .execute();
}

/** Gives it up: it stays until somebody asks for another try. */
export async function markDead(
  database: Queryable,
  claim: ClaimedNotification,
  lastError: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ status: "dead", finished_at: now.toISOString(), last_error: lastError })
    .where("id", "=", claim.id)
    .where("status", "=", "pending")
    .where("attempts", "=", claim.attempts)
    .execute();
}

/** How long a delivered one stays to be looked at, in milliseconds: thirty days. */
export const deliveredLifetimeMs = 30 * 24 * 60 * 60_000;

/**
 * Deletes some of what was delivered before this time.
 *
 * @returns how many; fewer than `limit` means that none is left.
 */
export async function forgetDelivered(database: Queryable, before: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "delivered")
    .where("channel", "in", channelNames)
    // Its last lease, which the index knows, ended a little after it was delivered.
    .where("due_at", "<", before.toISOString())
    .limit(limit);
  const { numDeletedRows } = await database
    .deleteFrom("outbox")
    .where("id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
