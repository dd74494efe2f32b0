import type { Migration } from "../migrate.ts";

/**
 * What staff type as the reason of an audit entry stands beside the log, which only grows: a reason may name the
 * applicant, and must go with them. The foreign key also removes it when the release before this one erases an
 * applicant, after a rollback. Reasons in older entries stay, because the chain of hashes covers them.
 */
export const auditReasons: Migration = {
  name: "0022-audit-reasons",
  async up({ schema }) {
    await schema
      .createTable("desk_audit_reasons")
      .addColumn("sequence", "integer", (column) => column.primaryKey().references("desk_audit.sequence"))
      .addColumn("applicant_id", "text", (column) =>
        column.notNull().references("applicants.id").onDelete("cascade"),
      )
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("desk_audit_reasons_applicant_id")
      .on("desk_audit_reasons")
      .column("applicant_id")
      .execute();
  },
};
