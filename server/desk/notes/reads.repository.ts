import type { RecordKind } from "#contract/desk/kinds.ts";
import type { ReadOnly } from "../../database/database.ts";
import { recordNames } from "../../records/record-names.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";

/** Marks a record as read by the actor, unless the record was erased. */
export async function markRead(
  { transaction, now, actorId }: StaffChange,
  kind: RecordKind,
  recordId: string,
): Promise<void> {
  const read_at = now.toISOString();
  await transaction
    .insertInto("desk_reads")
    .columns(["staff_id", "record_id", "read_at"])
    .expression(({ selectFrom, val }) =>
      selectFrom(recordNames[kind].table)
        .select([val(actorId).as("staff_id"), "id", val(read_at).as("read_at")])
        .where("id", "=", recordId),
    )
    .onConflict((conflict) => conflict.columns(["staff_id", "record_id"]).doUpdateSet({ read_at }))
    .execute();
}

export async function markUnread({ transaction, actorId }: StaffChange, recordId: string): Promise<void> {
  await transaction
    .deleteFrom("desk_reads")
    .where("staff_id", "=", actorId)
    .where("record_id", "=", recordId)
    .execute();
}

/** How many applicants have an unread comment that mentions this colleague. */
export async function countUnreadMentions(db: ReadOnly, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom("desk_mentions as mention")
    .innerJoin("desk_notes as note", "note.id", "mention.note_id")
    .innerJoin("applicants", "applicants.id", "mention.record_id")
    .leftJoin("desk_reads as read", (join) =>
      join
        .onRef("read.staff_id", "=", "mention.staff_id")
        .onRef("read.record_id", "=", "mention.record_id")
        .onRef("read.read_at", ">=", "note.created_at"),
    )
    .select((select) => select.fn.count("mention.record_id").distinct().as("count"))
    .where("mention.staff_id", "=", staffId)
    .where("read.read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
