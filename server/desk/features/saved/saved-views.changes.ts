import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { newSavedViewSchema, SavedView } from "#contract/desk/saved.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";

/** @returns the id of the new view. */
export async function createSavedView(
  { transaction, actorId, audit }: StaffChange,
  { part, shared, ...view }: z.output<typeof newSavedViewSchema>,
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_saved_views")
    .values({ id, screen: part, ...view, staff_id: actorId, shared: Number(shared) })
    .execute();
  audit({ action: "saved-views.created", subjectId: id });
  return id;
}

export async function changeSavedView(
  { transaction, audit }: Change,
  id: string,
  { name, shared }: Pick<SavedView, "name" | "shared">,
) {
  audit({ action: "saved-views.changed", subjectId: id });
  return transaction
    .updateTable("desk_saved_views")
    .set({ name, shared: Number(shared) })
    .where("id", "=", id)
    .returning(["id", "screen as part", "name", "query", "staff_id"])
    .executeTakeFirstOrThrow();
}

export async function deleteSavedView({ transaction, audit }: Change, id: string): Promise<void> {
  await transaction.deleteFrom("desk_saved_views").where("id", "=", id).execute();
  audit({ action: "saved-views.deleted", subjectId: id });
}
