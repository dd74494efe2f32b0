import type { RecordKind } from "#contract/desk/kinds.ts";
import type { BatchFunction } from "../database/batching-loader.ts";
import type { Queryable } from "../database/database.ts";
import { type RecordTable, recordNames } from "./record-names.ts";

/** For each kind, a batch function that finds which references it has. */
export const areReferencesTaken: Readonly<Record<RecordKind, BatchFunction<string, boolean>>> = {
  message: referencesTakenIn(recordNames.message.table),
  applicant: referencesTakenIn(recordNames.applicant.table),
};

function referencesTakenIn(table: RecordTable): BatchFunction<string, boolean> {
  return async (db: Queryable, references: readonly string[]) => {
    const rows = await db
      .selectFrom(table)
      .select("reference")
      .where("reference", "in", references)
      .execute();
    const taken = new Set(rows.map(({ reference }) => reference));
    return references.map((reference) => taken.has(reference));
  };
}
