import { sql } from "kysely";
import { type DeskJob, type DeskJobStatus, employmentTypes } from "#contract/desk/jobs.ts";
import { isSampleJob, sampleJobPrefix } from "#contract/is-sample-job.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { Change } from "../../changes/changes.plugin.ts";

const mostCounted = 10_000;
const anySample = `${sampleJobPrefix}%`;
const order: readonly DeskJobStatus[] = ["Open", "Draft", "Closed"];

function jobRows(database: Queryable) {
  return database
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
export async function listDeskJobs(database: Queryable): Promise<DeskJob[]> {
  const rows = await jobRows(database).orderBy("title").orderBy("city").orderBy("id").execute();
  return rows.map(deskJob).sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

export async function findDeskJob(database: Queryable, id: string): Promise<DeskJob | undefined> {
  const row = await jobRows(database).where("id", "=", id).executeTakeFirst();
  return row && deskJob(row);
}

/**
 * Removes the invented jobs of a new database. One for which somebody applied stays as a draft, which visitors do not
 * see, so that the application keeps its job.
 */
export async function hideSamples({ transaction: database, now, audit }: Change): Promise<void> {
  const samples = database.selectFrom("jobs").select("id").where("id", "like", anySample);
  const applied = database.selectFrom("applicants").select("job_id").where("job_id", "in", samples);
  const deleted = await database
    .deleteFrom("jobs")
    .where("id", "like", anySample)
    .where("id", "not in", applied)
    .returning("id")
    .execute();
  const hidden = await database
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
