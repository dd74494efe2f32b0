import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { changeSavedReplySchema, newSavedReplySchema, SavedReply } from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { staffNameOf, staffNames } from "../../staff/staff.repository.ts";

/** The replies of this kind or with this id, by title. */
export async function listSavedReplies(
  db: Queryable,
  { kind, id }: { readonly kind?: SavedReply["kind"] | undefined; readonly id?: string },
): Promise<SavedReply[]> {
  const names = await staffNames(db);
  let rows = db.selectFrom("desk_saved_replies").selectAll().orderBy("title").orderBy("id");
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  if (id !== undefined) rows = rows.where("id", "=", id);
  return (await rows.execute()).map(({ changed_at, changed_by, ...row }) => ({
    ...row,
    changedAt: changed_at,
    changedBy: staffNameOf(names, changed_by),
  }));
}

export async function findKindAndVersion(db: Queryable, id: string) {
  const reply = db.selectFrom("desk_saved_replies").select(["kind", "version"]).where("id", "=", id);
  return reply.executeTakeFirst();
}

/** @returns the new reply's id. */
export async function createSavedReply(
  { transaction, now }: Change,
  staffId: string,
  reply: z.output<typeof newSavedReplySchema>,
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_saved_replies")
    .values({ id, ...reply, changed_at: now.toISOString(), changed_by: staffId, version: 1 })
    .execute();
  return id;
}

export async function changeSavedReply(
  { transaction, now }: Change,
  staffId: string,
  id: string,
  { version, ...changes }: z.output<typeof changeSavedReplySchema>,
): Promise<void> {
  await transaction
    .updateTable("desk_saved_replies")
    .set({ ...changes, changed_at: now.toISOString(), changed_by: staffId, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** Deletes a reply. Stages that offered it offer none. */
export async function deleteSavedReply(db: Queryable, id: string): Promise<void> {
  await db.updateTable("desk_stages").set({ template_id: null }).where("template_id", "=", id).execute();
  await db.deleteFrom("desk_saved_replies").where("id", "=", id).execute();
}
