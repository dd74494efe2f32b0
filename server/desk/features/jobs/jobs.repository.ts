import { sql } from "kysely";
import type { z } from "zod";
import {
  type changeJobSchema,
  type DeskJob,
  type DeskJobStatus,
  employmentTypes,
  type newJobSchema,
} from "#contract/desk/jobs.ts";
import { isSampleJob, sampleJobPrefix } from "#contract/is-sample-job.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { Change } from "../../changes/changes.plugin.ts";

const mostCounted = 10_000;
const anySample = `${sampleJobPrefix}%`;
const order: readonly DeskJobStatus[] = ["Open", "Draft", "Closed"];

function jobRows(db: Queryable) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .select(
      sql<number>`(select count(*) from (
        select 1 as one from applicants where applicants.job_id = jobs.id and quarantine is null
        limit ${sql.lit(mostCounted)}) as counted)`.as("applicants"),
    );
}

type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>["execute"]>>[number];

function deskJob(row: JobRow): DeskJob {
  return {
    id: row.id,
    title: row.title,
    city: row.city,
    text: row.text,
    employmentType: employmentTypes.find((type) => type === row.employment_type) ?? null,
    status: row.status,
    sample: isSampleJob({ _id: row.id }),
    postedAt: row.posted_at,
    changedAt: row.changed_at,
    applicantCount: Number(row.applicants),
    version: row.version,
  };
}

/** All jobs: open ones, drafts, closed ones; each by title and city. */
export async function listDeskJobs(db: Queryable): Promise<DeskJob[]> {
  const rows = await jobRows(db).orderBy("title").orderBy("city").orderBy("id").execute();
  return rows.map(deskJob).sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

export async function findDeskJob(db: Queryable, id: string): Promise<DeskJob | undefined> {
  const row = await jobRows(db).where("id", "=", id).executeTakeFirst();
  return row && deskJob(row);
}

/** The jobs whose title and city hold all words of the query. A company has few jobs. */
export async function searchJobs(db: Queryable, q: string, limit: number) {
  const jobs = await db.selectFrom("jobs").select(["id", "title", "city"]).orderBy("title").execute();
  const words = q.toLowerCase().split(/\s+/);
  return jobs
    .filter(({ title, city }) => words.every((word) => `${title} ${city}`.toLowerCase().includes(word)))
    .slice(0, limit);
}

export async function createJob(
  db: Queryable,
  id: string,
  { employmentType, ...job }: z.output<typeof newJobSchema>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("jobs")
    .values({
      id,
      ...job,
      employment_type: employmentType,
      posted_at: job.status === "Open" ? at : null,
      changed_at: at,
    })
    .execute();
}

export async function changeJob(
  db: Queryable,
  id: string,
  version: number,
  { employmentType, ...changes }: Omit<z.output<typeof changeJobSchema>, "version">,
  { isPosted, now }: { readonly isPosted: boolean; readonly now: Date },
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("jobs")
    .set({
      ...changes,
      employment_type: employmentType,
      posted_at: isPosted ? at : undefined,
      changed_at: at,
      version: version + 1,
    })
    .where("id", "=", id)
    .execute();
}

export async function hasApplicants(db: Queryable, jobId: string): Promise<boolean> {
  const first = db.selectFrom("applicants").select("id").where("job_id", "=", jobId).limit(1);
  return (await first.executeTakeFirst()) !== undefined;
}

export async function deleteJob(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).execute();
}

/**
 * Removes the invented jobs of a new database. One for which somebody applied stays as a draft, which visitors do not
 * see, so that the application keeps its job.
 */
export async function hideSamples({ transaction: db, now, audit }: Change): Promise<void> {
  const samples = db.selectFrom("jobs").select("id").where("id", "like", anySample);
  const applied = db.selectFrom("applicants").select("job_id").where("job_id", "in", samples);
  const deleted = await db
    .deleteFrom("jobs")
    .where("id", "like", anySample)
    .where("id", "not in", applied)
    .returning("id")
    .execute();
  const hidden = await db
    .updateTable("jobs")
    .set((row) => ({ status: "Draft", changed_at: now.toISOString(), version: row("version", "+", 1) }))
    .where("id", "like", anySample)
    .where("status", "<>", "Draft")
    .returning("id")
    .execute();
  for (const { id } of deleted) audit({ action: "jobs.deleted", subjectType: "job", subjectId: id });
  for (const { id } of hidden)
    audit({ action: "jobs.changed", subjectType: "job", subjectId: id, detail: { statusTo: "Draft" } });
}
