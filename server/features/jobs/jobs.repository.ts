import type { JobStatus, ListedJob } from "#contract/jobs.ts";
import type { Queryable } from "../../database/connect.ts";

/** Every job, open or not, by title and city. */
export async function listJobs(database: Queryable): Promise<ListedJob[]> {
  return database
    .selectFrom("jobs")
    .select(["id as _id", "title", "city", "status", "posted_at as postedAt"])
    .orderBy("title")
    .orderBy("city")
    .orderBy("id")
    .execute();
}

/** The status of a job; undefined when there is no such job. */
export async function findJobStatus(database: Queryable, id: string): Promise<JobStatus | undefined> {
  const row = await database.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status;
}
