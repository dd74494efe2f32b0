import { channelNames } from "#contract/desk/outbox.ts";
import type { Queryable } from "../database/connect.ts";
import type { NotificationKind } from "#contract/desk/kinds.ts";

/** Makes an undelivered notification due at once; a dead one for another day. @returns whether there was one. */
export async function retryNotification(db: Queryable, id: string, now: Date): Promise<boolean> {
  return (await dueAgain(db, now).where("id", "=", id).execute()).length > 0;
}

/** Makes all dead notifications due again, for another day, or those of some kinds. @returns how many there were. */
export async function retryDead(
  db: Queryable,
  now: Date,
  kinds?: readonly NotificationKind[],
): Promise<number> {
  const dead = dueAgain(db, now).where("status", "=", "dead");
  return (await (kinds ? dead.where("kind", "in", kinds) : dead).execute()).length;
}

function dueAgain(db: Queryable, now: Date) {
  return db
    .updateTable("outbox")
    .set({ status: "pending", due_at: now.toISOString(), give_up_at: null, finished_at: null })
    .where("status", "<>", "delivered")
    .returning("id");
}

/** Undelivered notifications: dead first, then pending, oldest first. Contains no record data beyond its kind. */
export async function listUnfinished(db: Queryable, limit: number) {
  return (
    db
      .selectFrom("outbox")
      .select(["id", "channel", "kind", "status", "attempts"])
      .select(["due_at as dueAt", "created_at as createdAt", "last_error as lastError"])
      .where("status", "in", ["dead", "pending"])
      // "dead" comes before "pending" in the alphabet.
      .orderBy("status")
      .orderBy("created_at")
      .limit(limit)
      .execute()
  );
}

export type UnfinishedNotification = Awaited<ReturnType<typeof listUnfinished>>[number];

/** Counting stops here: without a configured mail server a year of notifications may wait. */
export const countedAtMost = 10_000;

/** How many notifications of each channel are dead or pending, and when the oldest of them was stored. */
export function countUnfinished(db: Queryable) {
  return Promise.all(
    (["dead", "pending"] as const).flatMap((status) =>
      channelNames.map(async (channel) => {
        const { count, oldest } = await db
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
        return { status, channel, count: Number(count), oldest };
      }),
    ),
  );
}
