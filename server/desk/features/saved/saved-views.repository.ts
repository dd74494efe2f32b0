import type { z } from "zod";
import type { newSavedViewSchema, SavedView } from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/connect.ts";

/** The views of this person and those that are shared, by name. */
export async function listSavedViews(db: Queryable, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("desk_saved_views")
    .selectAll()
    .where((row) => row.or([row("staff_id", "=", staffId), row("shared", "=", 1)]))
    .orderBy("name")
    .execute();
  return rows.map(({ staff_id, shared, ...row }) => ({
    ...row,
    shared: shared === 1,
    mine: staff_id === staffId,
  }));
}

export async function findSavedView(db: Queryable, id: string) {
  return db.selectFrom("desk_saved_views").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function createSavedView(
  db: Queryable,
  id: string,
  staffId: string,
  { shared, ...view }: z.output<typeof newSavedViewSchema>,
): Promise<void> {
  await db
    .insertInto("desk_saved_views")
    .values({ id, ...view, staff_id: staffId, shared: Number(shared) })
    .execute();
}

export async function changeSavedView(
  db: Queryable,
  id: string,
  { name, shared }: Pick<SavedView, "name" | "shared">,
) {
  return db
    .updateTable("desk_saved_views")
    .set({ name, shared: Number(shared) })
    .where("id", "=", id)
    .returning(["id", "screen", "name", "query", "staff_id"])
    .executeTakeFirstOrThrow();
}

export async function deleteSavedView(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("desk_saved_views").where("id", "=", id).execute();
}
