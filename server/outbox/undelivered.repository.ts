import { type DeliveryKind, deliveryKinds } from "#contract/desk/kinds.ts";
import { channelNames, undeliveredStatuses } from "#contract/desk/outbox.ts";
import type { Queryable } from "../database/database.ts";

const allKinds = Object.keys(deliveryKinds) as DeliveryKind[];

/**
 * Makes an undelivered row of these kinds due now; a dead row is then tried as long as a new one. One that is being
 * delivered, or that must not go out yet, keeps its time.
 *
 * @returns undefined when there is no such row.
 */
export async function retryDelivery(db: Queryable, id: string, now: Date, kinds = allKinds) {
  return dueAgain(db, now, kinds).where("id", "=", id).executeTakeFirst();
}

/** Makes all dead rows of these kinds due now, to be tried as long as new ones. @returns how many there were. */
export async function retryDead(db: Queryable, now: Date, kinds = allKinds): Promise<number> {
  return (await dueAgain(db, now, kinds).where("status", "=", "dead").execute()).length;
}

function dueAgain(db: Queryable, now: Date, kinds: readonly DeliveryKind[]) {
  return db
    .updateTable("outbox")
    .set((row) => ({
      status: "pending",
      // A claim clears the error: with one, a pending row waits for its next attempt.
      due_at: row
        .case()
        .when(row.or([row("status", "=", "dead"), row("last_error", "is not", null)]))
        .then(now.toISOString())
        .else(row.ref("due_at"))
        .end(),
      give_up_at: row.case().when("status", "=", "dead").then(null).else(row.ref("give_up_at")).end(),
      finished_at: null,
    }))
    .where("status", "<>", "delivered")
    .where("kind", "in", kinds)
    .returning("id");
}

/** Undelivered rows: dead ones first, then pending ones, oldest first. Holds no data of a record but its kind. */
export async function listUndelivered(db: Queryable, limit: number) {
  return (
    db
      .selectFrom("outbox")
      .select(["id", "channel", "kind", "status", "attempts"])
      .select(["due_at as dueAt", "created_at as createdAt", "last_error as lastError"])
      .where("status", "in", undeliveredStatuses)
      // By the alphabet: "dead" before "pending".
      .orderBy("status")
      .orderBy("created_at")
      .limit(limit)
      .execute()
  );
}

export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number];

/** Counts stop here, because without a mail server a year of deliveries may wait. */
export const maxUndeliveredCounted = 10_000;

/** How many deliveries of each channel are dead or pending, and when the oldest of them was stored. */
export function countUndelivered(db: Queryable) {
  return Promise.all(
    undeliveredStatuses.flatMap((status) =>
      channelNames.map(async (channel) => {
        const { count, oldest } = await db
          .selectFrom((from) =>
            from
              .selectFrom("outbox")
              .select("created_at")
              .where("status", "=", status)
              .where("channel", "=", channel)
              .orderBy("due_at")
              .limit(maxUndeliveredCounted)
              .as("some"),
          )
          .select((select) => [select.fn.countAll().as("count"), select.fn.min("created_at").as("oldest")])
          .executeTakeFirstOrThrow();
        return { status, channel, count: Number(count), oldest };
      }),
    ),
  );
}
