import type { Migration } from "../migrate.ts";

/**
 * Sample jobs for a new database, so that the Join us page has something to show. They are invented: the owner closes
 * them and adds the real ones. Their ids say that they are samples. One is closed.
 */
export const sampleJobs = [
  { id: "sample-driver-partner-mohali", title: "Driver partner", city: "Mohali", status: "Open" },
  { id: "sample-driver-partner-delhi-ncr", title: "Driver partner", city: "Delhi-NCR", status: "Open" },
  {
    id: "sample-fleet-operations-bangalore",
    title: "Fleet operations associate",
    city: "Bangalore",
    status: "Open",
  },
  {
    id: "sample-charging-hub-chandigarh",
    title: "Charging hub supervisor",
    city: "Chandigarh",
    status: "Open",
  },
  {
    id: "sample-customer-support-mohali",
    title: "Customer support executive",
    city: "Mohali",
    status: "Open",
  },
  { id: "sample-ev-technician-delhi-ncr", title: "EV technician", city: "Delhi-NCR", status: "Closed" },
] as const;

/** The jobs, a few samples among them; who applied; and, apart from them, their sealed identity numbers. */
export const jobsAndApplicants: Migration = {
  name: "0002-jobs-and-applicants",
  async up(transaction) {
    await transaction.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("city", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .execute();
    await transaction
      .insertInto("jobs")
      .values([...sampleJobs])
      .execute();
    await transaction.schema
      .createTable("applicants")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job_id", "text", (column) => column.notNull().references("jobs.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("phone_number", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("repeats", "text", (column) => column.references("applicants.id"))
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .execute();
    await transaction.schema
      .createIndex("applicants_job_id_received_at")
      .on("applicants")
      .columns(["job_id", "received_at"])
      .execute();
    await transaction.schema
      .createTable("applicant_identities")
      .addColumn("applicant_id", "text", (column) => column.primaryKey().references("applicants.id"))
      .addColumn("aadhar_fingerprint", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("wrapped_key", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .execute();
    await transaction.schema
      .createIndex("applicant_identities_aadhar_fingerprint")
      .on("applicant_identities")
      .column("aadhar_fingerprint")
      .execute();
    await transaction.schema
      .createTable("vault_keys")
      .addColumn("slot", "text", (column) => column.primaryKey())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("first_used_at", "text", (column) => column.notNull())
      .execute();
  },
};
