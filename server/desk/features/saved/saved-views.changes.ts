import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { newSavedViewSchema, SavedView } from "#contract/desk/saved.ts";
import { differences } from "../../../audit-log/differences.ts";
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
  before: Pick<SavedView, "id" | "name" | "shared">,
  changes: Pick<SavedView, "name" | "shared">,
): Promise<void> {
  const changed = differences(before, changes);
  if (!changed) return;
  const { name, shared } = changes;
  const { id } = before;
  await transaction
    .updateTable("desk_saved_views")
    .set({ name, shared: Number(shared) })
    .where("id", "=", id)
    .execute();
  audit({ action: "saved-views.changed", subjectId: id });
}

export async function deleteSavedView({ transaction, audit }: Change, id: string): Promise<void> {
  await transaction.deleteFrom("desk_saved_views").where("id", "=", id).execute();
  audit({ action: "saved-views.deleted", subjectId: id });
}
