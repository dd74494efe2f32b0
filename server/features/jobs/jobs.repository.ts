import type { JobStatus, ListedJob } from "#contract/jobs.ts";
import type { Queryable } from "../../database/database.ts";
import { sortByName } from "../../database/sort-by-name.ts";

/** Every job that visitors may see, open or not, by title and city. */
export async function listJobs(db: Queryable): Promise<ListedJob[]> {
  const jobs = await db
    .selectFrom("jobs")
    .select(["id", "title", "city", "status", "posted_at as postedAt", "text"])
    .select("employment_type as employmentType")
    .where("status", "<>", "Draft")
    .execute();
  // The statement leaves drafts out, which its type does not say.
  return sortByName(jobs, "title", "city").map(({ id, ...job }) => ({ _id: id, ...job }) as ListedJob);
}

/** The status of a job; undefined when there is no such job, or only a draft of it. */
export async function findJobStatus(db: Queryable, id: string): Promise<JobStatus | undefined> {
  const row = await db.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status === "Draft" ? undefined : row?.status;
}
