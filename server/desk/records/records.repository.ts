import type { RecordKind } from "#contract/desk/kinds.ts";
import type { Queryable } from "../../database/database.ts";
import { recordNames } from "../../records/record-names.ts";
import { notFound } from "../desk-errors.ts";

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

/** @returns the records. @throws HttpError 404 when one is not there. */
export async function requireRecords(db: Queryable, kind: RecordKind, ids: readonly string[]) {
  const rows = await db
    .selectFrom(recordNames[kind].table)
    .select(["reference", "received_at"])
    .where("id", "in", ids)
    .execute();
  if (rows.length < ids.length) throw notFound();
  return rows;
}
