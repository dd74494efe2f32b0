import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { changeSavedReplySchema, newSavedReplySchema, SavedReply } from "#contract/desk/saved.ts";
import { differences } from "../../../audit-log/differences.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";

/** @returns the id of the new reply. */
export async function createSavedReply(
  { transaction, now, actorId, audit }: StaffChange,
  { part, ...reply }: z.output<typeof newSavedReplySchema>,
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_saved_replies")
    .values({ id, kind: part, ...reply, changed_at: now.toISOString(), changed_by: actorId, version: 1 })
    .execute();
  audit({ action: "saved-replies.created", subjectId: id });
  return id;
}

export async function changeSavedReply(
  { transaction, now, actorId, audit }: StaffChange,
  before: Pick<SavedReply, "id" | "title" | "subject" | "text" | "version">,
  changes: Omit<z.output<typeof changeSavedReplySchema>, "version">,
): Promise<void> {
  const changed = differences(before, changes);
  if (!changed) return;
  const { id, version } = before;
  await transaction
    .updateTable("desk_saved_replies")
    .set({ ...changed, changed_at: now.toISOString(), changed_by: actorId, version: version + 1 })
    .where("id", "=", id)
    .execute();
  audit({ action: "saved-replies.changed", subjectId: id });
}

/** Deletes a reply; stages that offered it then offer none. */
export async function deleteSavedReply({ transaction, audit }: Change, id: string): Promise<void> {
  await transaction
    .updateTable("desk_stages")
    .set({ template_id: null })
    .where("template_id", "=", id)
    .execute();
  await transaction.deleteFrom("desk_saved_replies").where("id", "=", id).execute();
  audit({ action: "saved-replies.deleted", subjectId: id });
}
