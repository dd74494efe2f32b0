import { sql } from "kysely";
import type { z } from "zod";
import type { applicantsFilterSchema } from "#contract/desk/applicants.ts";
import type { Database } from "../../../database/database.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { Records } from "../../lists/ordered-source.ts";
import { recordConditions, searchedReference } from "../../lists/record-filter.ts";

export type ApplicantsFilterValues = z.output<typeof applicantsFilterSchema>;
export type Applicants = Records<"applicants">;

/** The applicants that a filter lets through. */
export function matchingApplicants(
  { readOnly }: Database,
  staff: Pick<SignedInStaff, "id">,
  filter: ApplicantsFilterValues,
): Applicants {
  let applicants: Applicants = readOnly.selectFrom("applicants");
  const reference = searchedReference(filter);
  if (reference) return applicants.where("applicants.reference", "=", reference);
  const { job, stage, rating } = filter;
  // A request for erasure has a legal deadline, also for an applicant in the quarantine.
  const box = filter.erasure ? "all" : filter.box;
  for (const one of recordConditions("applicants", staff.id, { ...filter, box }))
    applicants = applicants.where(one);
  if (job !== undefined) applicants = applicants.where("applicants.job_id", "=", job);
  if (stage !== undefined) applicants = applicants.where("applicants.stage_id", "=", stage);
  if (rating !== undefined)
    applicants = applicants
      .where("rating_count", ">", 0)
      .where(sql<boolean>`rating_sum >= rating_count * ${sql.lit(rating)}`);
  if (filter.firstOnly) applicants = applicants.where("applicants.repeats", "is", null);
  if (filter.erasure) applicants = applicants.where("applicants.erasure_due_at", "is not", null);
  return applicants;
}
