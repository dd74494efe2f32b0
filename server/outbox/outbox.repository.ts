import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import { type ChannelName, channelNames } from "#contract/desk/outbox.ts";
import { engineOf, type Queryable } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { isoAfter } from "../time/iso-time.ts";

/** A row of the outbox: a notification of the team, or a mail that staff wrote, on one channel. */
export interface NewDelivery {
  readonly channel: ChannelName;
  readonly kind: DeliveryKind;
  /** The id of the record that it is about, or of the mail in `desk_mails`. */
  readonly recordId: string;
  readonly at: Date;
  /** When it may be delivered at the earliest; `at` unless given. */
  readonly notBefore?: Date;
}

/** Stores new deliveries in one statement. @returns their ids. */
export async function enqueue(db: Queryable, deliveries: readonly NewDelivery[]): Promise<string[]> {
  const rows = deliveries.map(({ channel, kind, recordId, at, notBefore = at }) => ({
    id: randomUUIDv7(),
    channel,
    kind,
    record_id: recordId,
    due_at: notBefore.toISOString(),
    created_at: at.toISOString(),
    status: "pending" as const,
    attempts: 0,
  }));
  await insertRows(db, "outbox", rows).execute();
  return rows.map(({ id }) => id);
}

/** A delivery that only this process attempts until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly recordId: string;
  /** With this attempt. Each claim has a higher number, which tells claims apart. */
  readonly attempts: number;
  /** After this time a failed attempt is the last one. */
  readonly giveUpAt: Date;
}

/** What a worker delivers: the kinds of a channel that it can read. Others wait for a program that knows them. */
export interface Deliverable {
  readonly channel: ChannelName;
  readonly kinds: readonly DeliveryKind[];
}

export interface ClaimTerms extends Deliverable {
  readonly limit: number;
  readonly now: Date;
  /** How long no other process can claim it, even if this one dies. */
  readonly leaseMs: number;
  /** From the first attempt, so that mails which waited for a mail server are tried as long as others. */
  readonly giveUpAfterMs: number;
}

/** Whether a claim would get anything: a cheap read, while a claim takes the database's write lock. */
export async function isAnyDue(db: Queryable, deliverable: Deliverable, now: Date): Promise<boolean> {
  return (await dueIds(db, deliverable, now).limit(1).execute()).length > 0;
}

/** Claims what is due, oldest first. No two processes claim the same row. */
export async function claimDue(
  db: Queryable,
  { limit, now, leaseMs, giveUpAfterMs, ...deliverable }: ClaimTerms,
): Promise<ClaimedDelivery[]> {
  const due = dueIds(db, deliverable, now).orderBy("due_at").limit(limit);
  const rows = await db
    .updateTable("outbox")
    .set({
      attempts: sql`attempts + 1`,
      due_at: isoAfter(now, leaseMs),
      // Tells a lease from a backoff, for a retry by hand: undelivered.repository.ts.
      last_error: null,
      give_up_at: sql`coalesce(give_up_at, ${isoAfter(now, giveUpAfterMs)})`,
    })
    // SQLite has one writer at a time; on PostgreSQL other processes skip these rows.
    .where("id", "in", engineOf(db) === "postgres" ? due.forUpdate().skipLocked() : due)
    .returning(["id", "kind", "record_id as recordId", "attempts", "give_up_at"])
    .execute();
  return rows.map(({ give_up_at, ...claim }) => ({ ...claim, giveUpAt: new Date(give_up_at ?? now) }));
}

/** Counts even after the lease has expired, so that a late success is not sent again. */
export async function markDelivered(db: Queryable, { id }: ClaimedDelivery, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "delivered", finished_at: now.toISOString(), last_error: null })
    .where("id", "=", id)
    .where("status", "<>", "delivered")
    .execute();
}

/** Stores a failed attempt, and when the next one is due or that there is none. Does nothing after another claim. */
export async function markFailed(
  db: Queryable,
  { id, attempts }: ClaimedDelivery,
  lastError: string,
  change: { readonly dueAt: Date } | { readonly deadAt: Date },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set("dueAt" in change ? { due_at: change.dueAt.toISOString() } : dead(change.deadAt))
    .set({ last_error: lastError })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("attempts", "=", attempts)
    .execute();
}

/** Deletes up to `limit` rows that were delivered before this time. @returns how many. */
export async function deleteDelivered(db: Queryable, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "delivered")
    .where("channel", "in", channelNames)
    // The index has no finished_at. `due_at` is the end of the last lease, a little after the delivery.
    .where("due_at", "<", before.toISOString())
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom("outbox").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function dueIds(db: Queryable, { channel, kinds }: Deliverable, now: Date) {
  return db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "pending")
    .where("channel", "=", channel)
    .where("kind", "in", kinds)
    .where("due_at", "<=", now.toISOString());
}

function dead(at: Date) {
  return { status: "dead", finished_at: at.toISOString() } as const;
}
