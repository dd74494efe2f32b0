import { sql } from "kysely";
import type { z } from "zod";
import type {
  ApplicantItem,
  ApplicantsPage,
  applicantsFilterSchema,
  applicantsQuerySchema,
} from "#contract/desk/applicants.ts";
import type { StaffName } from "#contract/desk/common.ts";
import { mostCounted } from "#contract/desk/limits.ts";
import type { Database, Queryable } from "../../../database/connect.ts";
import type { Tables } from "../../../database/tables.ts";
import { type SignedInStaff, staffNameOf, staffNames } from "../../accounts/staff.repository.ts";
import { type ListSource, readPage } from "../../lists/list-page.ts";
import { orderedSource, type Records } from "../../lists/ordered-source.ts";
import { recordConditions, searchedReference } from "../../lists/record-filter.ts";

export type ApplicantsFilterValues = z.output<typeof applicantsFilterSchema>;
export type ApplicantsQueryValues = z.output<typeof applicantsQuerySchema>;
type Sort = ApplicantsQueryValues["sort"];
type Staff = Pick<SignedInStaff, "id">;
type Applicants = Records<"applicants">;

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
    filtered: filtered(database, staff, { ...filter, erasure: sort === "erasure" ? "1" : filter.erasure }),
    itemRows,
  });
}

/** What the desk reads of an application alone, to show or to change it. */
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

/** The rows of list items. */
function itemRows(applicants: Applicants) {
  return applicants
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .innerJoin("desk_stages as stage", "stage.id", "applicants.stage_id")
    .select(applicantColumns)
    .select(["jobs.id as job_id", "jobs.title", "jobs.city"])
    .select(["stage.name as stage_name", "stage.kind as stage_kind"])
    .select(applicationNumber.as("application_number"));
}

/** Earlier applications of one person are counted up to this many. */
const mostEarlier = 100;

/** By the blind index of the identity number, for any job. `repeats` knows only those for the same job. */
const applicationNumber = sql<number>`1 + (select count(*) from (
  select 1 as one from applicant_identities as own
  join applicant_identities as other on other.aadhar_fingerprint = own.aadhar_fingerprint
  join applicants as earlier on earlier.id = other.applicant_id
  where own.applicant_id = applicants.id and earlier.received_at < applicants.received_at
  limit ${sql.lit(mostEarlier)}) as some_earlier)`;

export type ApplicantRow = Awaited<ReturnType<ReturnType<typeof itemRows>["execute"]>>[number];

function filtered({ readOnly }: Database, staff: Staff, filter: ApplicantsFilterValues): Applicants {
  let applicants: Applicants = readOnly.selectFrom("applicants");
  const reference = searchedReference(filter);
  if (reference) return applicants.where("applicants.reference", "=", reference);
  const { job, stage, rating } = filter;
  for (const one of recordConditions("applicants", staff.id, filter)) applicants = applicants.where(one);
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

/**
 * Counts the applicants of a stage that a filter lets through, up to `mostCounted`, and finds their median and oldest
 * time of entry.
 */
export async function countInStage(
  database: Database,
  staff: Staff,
  filter: ApplicantsFilterValues,
): Promise<{ readonly count: number; readonly waitingSince: { half: string; longest: string } | null }> {
  const waiting = filtered(database, staff, filter)
    .select("applicants.stage_since")
    .orderBy("applicants.stage_since")
    .limit(mostCounted);
  // Only the figures leave the database: a thousand rows of each stage cost the server's thread more than the rest.
  const { rows } = await sql<{ count: number | string; longest: string | null; half: string | null }>`
    with waiting as materialized ${waiting}
    select count(*) as count, min(stage_since) as longest, (
      select stage_since from waiting order by stage_since limit 1 offset (select (count(*) - 1) / 2 from waiting)
    ) as half from waiting`.execute(database.readOnly);
  const { longest, half } = rows[0] ?? {};
  const count = Number(rows[0]?.count ?? 0);
  return { count, waitingSince: count < mostCounted && half && longest ? { half, longest } : null };
}

export function applicantItem(row: ApplicantRow, names: ReadonlyMap<string, StaffName>): ApplicantItem {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    phoneNumber: row.phone_number,
    job: { id: row.job_id, title: row.title, city: row.city },
    stage: { id: row.stage_id, name: row.stage_name, kind: row.stage_kind },
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

export async function findNewestApplicants(
  db: Queryable,
  narrow: (applicants: Applicants) => Applicants,
  limit: number,
): Promise<ApplicantRow[]> {
  return itemRows(narrow(db.selectFrom("applicants")))
    .orderBy("applicants.received_at", "desc")
    .limit(limit)
    .execute();
}
