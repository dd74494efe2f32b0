import type { Migration } from "../migrate.ts";

/** References that applicants may quote. Earlier applications have none. */
export const applicationReferences: Migration = {
  name: "0008-application-references",
  async up(transaction) {
    await transaction.schema.alterTable("applicants").addColumn("reference", "text").execute();
    await transaction.schema
      .createIndex("applicants_reference")
      .on("applicants")
      .column("reference")
      .unique()
      .execute();
  },
};
