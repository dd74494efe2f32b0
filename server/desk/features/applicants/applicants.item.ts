import { sql } from "kysely";
import type { ApplicantItem } from "#contract/desk/applicants.ts";
import type { StaffName } from "#contract/desk/common.ts";
import type { Queryable } from "../../../database/database.ts";
import { staffNameOf } from "../../accounts/staff.repository.ts";
import type { Applicants } from "./applicants.filter.ts";

/** What the desk reads of an application, to show or to change it. */
export const applicantColumns = [
  "applicants.id",
  "applicants.reference",
  "applicants.name",
  "applicants.phone_number",
  "applicants.email",
  "applicants.received_at",
  "applicants.stage_id",
  "applicants.stage_since",
  "applicants.erasure_due_at",
  "applicants.owner_id",
  "applicants.quarantine",
  "applicants.rating_sum",
  "applicants.rating_count",
  "applicants.comment_count",
  "applicants.version",
] as const;

export function itemRows(applicants: Applicants) {
  return (
    applicants
      .innerJoin("jobs", "jobs.id", "applicants.job_id")
      // A stage may be gone, and its applicants must not go with it.
      .leftJoin("desk_stages as stage", "stage.id", "applicants.stage_id")
      .select(applicantColumns)
      .select(["jobs.id as job_id", "jobs.title", "jobs.city"])
      .select(["stage.name as stage_name", "stage.kind as stage_kind"])
      .select(applicationNumber.as("application_number"))
  );
}

/** Earlier applications of one person are counted up to this many. */
const maxEarlier = 100;

/** By the blind index of the identity number, for any job; `repeats` is only about the same job. */
const applicationNumber = sql<number>`1 + (select count(*) from (
  select 1 as one from applicant_identities as own
  join applicant_identities as other on other.aadhar_fingerprint = own.aadhar_fingerprint
  join applicants as earlier on earlier.id = other.applicant_id
  where own.applicant_id = applicants.id and earlier.received_at < applicants.received_at
  limit ${sql.lit(maxEarlier)}) as some_earlier)`;

export type ApplicantRow = Awaited<ReturnType<ReturnType<typeof itemRows>["execute"]>>[number];

export function applicantItem(row: ApplicantRow, names: ReadonlyMap<string, StaffName>): ApplicantItem {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    phoneNumber: row.phone_number,
    job: { id: row.job_id, title: row.title, city: row.city },
    stage: { id: row.stage_id, name: row.stage_name ?? "Deleted stage", kind: row.stage_kind ?? "active" },
    stageSince: row.stage_since ?? row.received_at,
    owner: staffNameOf(names, row.owner_id),
    rating: row.rating_count === 0 ? null : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    receivedAt: row.received_at,
    applicationNumber: Number(row.application_number),
    commentCount: row.comment_count,
    quarantine: row.quarantine,
    erasureDueAt: row.erasure_due_at,
    version: row.version,
  };
}

export async function findApplicantRow(db: Queryable, id: string): Promise<ApplicantRow | undefined> {
  return itemRows(db.selectFrom("applicants").where("applicants.id", "=", id)).executeTakeFirst();
}
