import type { Database, Queryable } from "../../database/database.ts";
import type { RecordTable } from "../../records/record-names.ts";

/** The audit entries in (`after`, `upTo`], oldest first. */
export async function entriesBetween(db: Queryable, after: number, upTo: number) {
  return db
    .selectFrom("desk_audit")
    .select(["actor_id", "action", "subject_type", "subject_id", "detail"])
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .orderBy("sequence")
    .execute();
}

export type LiveEntry = Awaited<ReturnType<typeof entriesBetween>>[number];

/** How many of the newest ids are compared, for each table. Only a flood has more in one commit; the next poll sees it. */
export const comparedIds = 50;

/** The newest audit entry, and the newest messages and applications. */
export async function readNewest({ kysely }: Database) {
  const newestIds = async (table: RecordTable) => {
    const rows = kysely.selectFrom(table).select("id").orderBy("id", "desc").limit(comparedIds);
    return (await rows.execute()).map(({ id }) => id);
  };
  const [head, messageIds, applicantIds] = await Promise.all([
    kysely.selectFrom("desk_audit_head").select("sequence").executeTakeFirst(),
    newestIds("contact_messages"),
    newestIds("applicants"),
  ]);
  return { sequence: head?.sequence ?? 0, messageIds, applicantIds };
}

export type Newest = Awaited<ReturnType<typeof readNewest>>;
