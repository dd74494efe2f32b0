import type { RecordKind } from "#contract/desk/kinds.ts";
import type { Queryable } from "../../database/database.ts";
import { recordNames } from "../../record-names.ts";

/** References and names of records, by id, without erased ones. */
export async function recordLabels(db: Queryable, kind: RecordKind, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom(recordNames[kind].table)
          .select(["id", "reference", "name"])
          .where("id", "in", ids)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
