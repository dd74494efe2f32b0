import type { SavedView } from "#contract/desk/saved.ts";
import type { Queryable, ReadOnly } from "../../../database/database.ts";
import type { DeskTables } from "../../../database/desk-tables.ts";
import { sortByName } from "../../../database/sort-by-name.ts";

/** The views of a colleague, and the shared ones, by name. */
export async function listSavedViews(db: ReadOnly, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("desk_saved_views")
    .selectAll()
    .where((row) => row.or([row("staff_id", "=", staffId), row("shared", "=", 1)]))
    .execute();
  return sortByName(rows, "name").map((row) => savedView(row, staffId));
}

export async function findSavedView(db: Queryable, staffId: string, id: string) {
  const row = await db.selectFrom("desk_saved_views").selectAll().where("id", "=", id).executeTakeFirst();
  return row && savedView(row, staffId);
}

function savedView(
  { screen: part, staff_id, shared, ...row }: DeskTables["desk_saved_views"],
  staffId: string,
): SavedView {
  return { ...row, part, shared: shared === 1, mine: staff_id === staffId };
}
