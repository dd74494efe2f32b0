import type { RecordPart } from "#contract/desk/kinds.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import type { Queryable, ReadOnly } from "../../../database/database.ts";
import { sortByName } from "../../../database/sort-by-name.ts";
import { staffNameOf, staffNames } from "../../accounts/staff.repository.ts";

/** The replies of a part of the desk, or the reply with an id, by title. */
export async function listSavedReplies(
  db: ReadOnly,
  { part, id }: { readonly part?: RecordPart | undefined; readonly id?: string },
): Promise<SavedReply[]> {
  const names = await staffNames(db);
  let rows = db.selectFrom("desk_saved_replies").selectAll();
  if (part !== undefined) rows = rows.where("kind", "=", part);
  if (id !== undefined) rows = rows.where("id", "=", id);
  return sortByName(await rows.execute(), "title").map(({ kind: part, changed_at, changed_by, ...row }) => ({
    ...row,
    part,
    changedAt: changed_at,
    changedBy: staffNameOf(names, changed_by),
  }));
}

export async function findSavedReply(db: Queryable, id: string) {
  return db
    .selectFrom("desk_saved_replies")
    .select(["id", "kind as part", "title", "subject", "text", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
}
