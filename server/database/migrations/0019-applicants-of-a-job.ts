import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/**
 * The list of jobs counts the applicants of each, without those in the quarantine. With that condition in the index they
 * are counted in it alone: up to 10,000 rows a job were read one by one, which took 118 ms for six jobs on PostgreSQL.
 */
export const applicantsOfAJob: Migration = {
  name: "0019-applicants-of-a-job",
  async up(transaction) {
    await sql`
      create index applicants_job on applicants (job_id, received_at, id) where quarantine is null`.execute(
      transaction,
    );
    await transaction.schema.dropIndex("applicants_job_id_received_at").execute();
  },
};
