import type { Database, Queryable } from "../../database/connect.ts";
import type { RecordTable } from "../../record-names.ts";

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

/** The newest audit entry, message and application. Ids are UUIDs of version 7, which grow with time. */
export async function readNewest({ kysely }: Database) {
  const newestId = (table: RecordTable) =>
    kysely.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  const [head, message, applicant] = await Promise.all([
    kysely.selectFrom("desk_audit_head").select("sequence").executeTakeFirst(),
    newestId("contact_messages"),
    newestId("applicants"),
  ]);
  return {
    sequence: head?.sequence ?? 0,
    messageId: message?.id ?? "",
    applicantId: applicant?.id ?? "",
  };
}

export type Newest = Awaited<ReturnType<typeof readNewest>>;
