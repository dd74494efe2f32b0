import { type RawBuilder, sql } from "kysely";
import { maxApplicantsCounted } from "#contract/desk/limits.ts";

/** A subquery in another table's rows: how many applicants meet a condition, up to `maxApplicantsCounted`. */
export function countApplicants(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select 1 as one from applicants where ${condition} limit ${sql.lit(maxApplicantsCounted)}) as counted)`;
}
