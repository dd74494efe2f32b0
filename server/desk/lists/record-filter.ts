import { type RawBuilder, sql } from "kysely";
import type { RecordFilter } from "#contract/desk/common.ts";
import type { RecordTable } from "../../records/record-names.ts";
import { referenceIn } from "../../records/references.ts";

/**
 * The conditions of the filters that all lists of records have. The search is in `list-page.ts`.
 *
 * @param staffId the colleague who is "me".
 */
export function recordConditions(
  table: RecordTable,
  staffId: string,
  { box, owner, from, to, mentioned }: RecordFilter,
): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions: RawBuilder<boolean>[] = [];
  if (box !== "all")
    conditions.push(sql`${column("quarantine")} is ${box === "inbox" ? sql`null` : sql`not null`}`);
  if (owner === "none") conditions.push(sql`${column("owner_id")} is null`);
  else if (owner !== undefined)
    conditions.push(sql`${column("owner_id")} = ${owner === "me" ? staffId : owner}`);
  if (from !== undefined) conditions.push(sql`${column("received_at")} >= ${from}`);
  if (to !== undefined) conditions.push(sql`${column("received_at")} <= ${to}`);
  if (mentioned)
    conditions.push(
      sql`${column("id")} in (select record_id from desk_mentions where staff_id = ${staffId})`,
    );
  return conditions;
}

/** The reference in a search, which finds its record whatever the other filters say. */
export function searchedReference({ q }: Pick<RecordFilter, "q">): string | undefined {
  return q === undefined ? undefined : referenceIn(q);
}
