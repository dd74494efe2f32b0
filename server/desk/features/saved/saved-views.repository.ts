import type { SavedView } from "#contract/desk/saved.ts";
import type { Queryable, ReadOnly } from "../../../database/database.ts";

/** The views of a colleague, and the shared ones, by name. */
export async function listSavedViews(db: ReadOnly, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("desk_saved_views")
    .selectAll()
    .where((row) => row.or([row("staff_id", "=", staffId), row("shared", "=", 1)]))
    .orderBy("name")
    .execute();
  return rows.map(({ screen: part, staff_id, shared, ...row }) => ({
    ...row,
    part,
    shared: shared === 1,
    mine: staff_id === staffId,
  }));
}

export async function findSavedView(db: Queryable, id: string) {
  return db.selectFrom("desk_saved_views").selectAll().where("id", "=", id).executeTakeFirst();
}
