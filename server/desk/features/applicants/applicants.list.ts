import { sql } from "kysely";
import type { z } from "zod";
import type { ApplicantsPage, applicantsQuerySchema } from "#contract/desk/applicants.ts";
import { maxCounted } from "#contract/desk/limits.ts";
import type { Database } from "../../../database/database.ts";
import type { Tables } from "../../../database/tables.ts";
import { type SignedInStaff, staffNames } from "../../accounts/staff.repository.ts";
import { type ListSource, readPage } from "../../lists/list-page.ts";
import { orderedSource } from "../../lists/ordered-source.ts";
import { type ApplicantsFilterValues, matchingApplicants } from "./applicants.filter.ts";
import { type ApplicantRow, applicantItem, itemRows } from "./applicants.item.ts";

export type ApplicantsQueryValues = z.output<typeof applicantsQuerySchema>;
type Sort = ApplicantsQueryValues["sort"];
type Staff = Pick<SignedInStaff, "id">;

const sortColumns = {
  newest: "received_at",
  oldest: "received_at",
  stage: "stage_since",
  entered: "stage_since",
  erasure: "erasure_due_at",
} as const satisfies Record<Sort, keyof Tables["applicants"]>;

export async function listApplicants(
  database: Database,
  staff: Staff,
  query: ApplicantsQueryValues,
): Promise<ApplicantsPage> {
  const { rows, nextCursor } = await readPage(
    database,
    query,
    applicantsSource(database, staff, query, query.sort),
  );
  const names = await staffNames(database.kysely);
  return { items: rows.map((row) => applicantItem(row, names)), nextCursor };
}

export function applicantsSource(
  database: Database,
  staff: Staff,
  filter: ApplicantsFilterValues,
  sortWithoutSearch: Sort,
): ListSource<ApplicantRow> {
  const sort = filter.q ? "newest" : sortWithoutSearch;
  return orderedSource({
    table: "applicants",
    column: sortColumns[sort],
    direction: sort === "newest" || sort === "entered" ? "desc" : "asc",
    filtered: matchingApplicants(database, staff, {
      ...filter,
      erasure: sort === "erasure" ? "1" : filter.erasure,
    }),
    itemRows,
  });
}

/** Counts the applicants of a filter with one stage, up to `maxCounted`, with their median and earliest entry. */
export async function countInStage(
  database: Database,
  staff: Staff,
  filter: ApplicantsFilterValues,
): Promise<{ readonly count: number; readonly waitingSince: { median: string; earliest: string } | null }> {
  const waiting = matchingApplicants(database, staff, filter)
    .select("applicants.stage_since")
    .orderBy("applicants.stage_since")
    .limit(maxCounted);
  // In the database, because reading a thousand rows of each stage costs the server's thread more than the rest.
  const { rows } = await sql<{ count: number | string; earliest: string | null; median: string | null }>`
    with waiting as materialized ${waiting}
    select count(*) as count, min(stage_since) as earliest, (
      select stage_since from waiting order by stage_since limit 1 offset (select (count(*) - 1) / 2 from waiting)
    ) as median from waiting`.execute(database.readOnly);
  const { earliest, median } = rows[0] ?? {};
  const count = Number(rows[0]?.count ?? 0);
  return { count, waitingSince: count < maxCounted && median && earliest ? { median, earliest } : null };
}
