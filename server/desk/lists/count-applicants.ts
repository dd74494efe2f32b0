import { type RawBuilder, sql } from "kysely";

/** Counting stops here, so that a list of stages or jobs reads no million rows. */
const mostCounted = 10_000;

/** A column of another table's rows: how many applicants meet a condition on the row. */
export function countApplicants(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select 1 as one from applicants where ${condition} limit ${sql.lit(mostCounted)}) as counted)`;
}
