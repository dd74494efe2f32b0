import type { Migration } from "../migrate.ts";

/**
 * Since when a job has been offered, which search engines ask of a job posting. Jobs from before are
 * dated by the day on which this database got its jobs.
 */
export const jobDates: Migration = {
  name: "0007-job-dates",
  async up(transaction) {
    await transaction.schema.alterTable("jobs").addColumn("posted_at", "text").execute();
    const { applied_at: firstJobsAt } = await transaction
      .selectFrom("schema_migrations")
      .select("applied_at")
      .where("name", "=", "0002-jobs-and-applicants")
      .executeTakeFirstOrThrow();
    await transaction.updateTable("jobs").set({ posted_at: firstJobsAt }).execute();
  },
};
