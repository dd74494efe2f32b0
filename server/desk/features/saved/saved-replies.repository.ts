import type { SavedReply } from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/connect.ts";
import { staffNameOf, staffNames } from "../../accounts/staff.repository.ts";

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
