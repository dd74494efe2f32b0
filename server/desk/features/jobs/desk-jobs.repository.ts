import { sql } from "kysely";
import { type DeskJob, type DeskJobStatus, employmentTypes } from "#contract/desk/jobs.ts";
import { holdsTerms } from "#contract/desk/search-terms.ts";
import { isSampleJob } from "#contract/is-sample-job.ts";
import type { Queryable, ReadOnly } from "../../../database/database.ts";
import { sortByName } from "../../../database/sort-by-name.ts";
import { countApplicants } from "../../lists/count-applicants.ts";

const order: readonly DeskJobStatus[] = ["Open", "Draft", "Closed"];

function jobRows(db: Queryable) {
  return db
    .selectFrom("jobs")
    .select(["id", "title", "city", "text", "employment_type", "status", "version"])
    .select(["posted_at as postedAt", "changed_at as changedAt"])
    .select(countApplicants(sql`applicants.job_id = jobs.id and quarantine is null`).as("applicants"));
}

type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>["execute"]>>[number];

function deskJob({ employment_type, applicants, ...row }: JobRow): DeskJob {
  return {
    ...row,
    employmentType: employmentTypes.find((type) => type === employment_type) ?? null,
    sample: isSampleJob(row.id),
    applicantCount: Number(applicants),
  };
}

/** All jobs: open ones, drafts, closed ones; each by title and city. */
export async function listDeskJobs(db: ReadOnly): Promise<DeskJob[]> {
  const jobs = (await jobRows(db).execute()).map(deskJob);
  return sortByName(jobs, "title", "city").sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

export async function findDeskJob(db: Queryable, id: string): Promise<DeskJob | undefined> {
  const row = await jobRows(db).where("id", "=", id).executeTakeFirst();
  return row && deskJob(row);
}

/** The jobs whose title and city hold all words of a query. Searched in memory: a company has few jobs. */
export async function searchJobs(db: ReadOnly, q: string, limit: number) {
  const jobs = await db.selectFrom("jobs").select(["id", "title", "city"]).execute();
  const found = jobs.filter(({ title, city }) => holdsTerms(`${title} ${city}`, q));
  return sortByName(found, "title", "city").slice(0, limit);
}

export async function hasApplicants(db: Queryable, jobId: string): Promise<boolean> {
  const first = db.selectFrom("applicants").select("id").where("job_id", "=", jobId).limit(1);
  return (await first.executeTakeFirst()) !== undefined;
}
