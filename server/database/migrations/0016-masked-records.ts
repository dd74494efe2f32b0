import { sql, type Transaction } from "kysely";
import { maskFields } from "#contract/identity-numbers.ts";
import type { Vault } from "../../vault/vault.ts";
import type { Migration } from "../migrate.ts";
import { rowsInSteps } from "../rows-in-steps.ts";
import type { Tables } from "../tables.ts";
import { contactOriginals } from "./0009-contact-originals.ts";

/** What a visitor types freely, and what else the search looks through. */
const columns = {
  contact_messages: { typed: ["name", "email", "phone", "subject", "query"], other: ["reference"] },
  applicants: { typed: ["name", "address", "description"], other: ["reference", "phone_number"] },
} as const;

/**
 * Masks identity numbers in records from before migration 9, which were stored as typed. What was typed is sealed, as it
 * is with every record since.
 */
export const maskedRecords: Migration = {
  name: "0016-masked-records",
  async up(transaction, engine, openVault) {
    const mask = async (
      table: keyof typeof columns,
      seal: (vault: Vault, id: string, typed: object) => Promise<unknown>,
    ) => {
      for await (const { id, ...typed } of oldRecords(transaction, table)) {
        const masked = maskFields(typed);
        if (JSON.stringify(masked) === JSON.stringify(typed)) continue;
        await seal(await openVault(transaction), id, typed);
        await transaction.updateTable(table).set(masked).where("id", "=", id).execute();
        if (engine === "sqlite") await indexAnew(transaction, table, id);
      }
    };
    await mask("contact_messages", (vault, id, typed) => {
      const original = vault.seal(id, JSON.stringify(typed));
      const row = { message_id: id, ...original };
      return transaction.insertInto("contact_originals").values(row).execute();
    });
    await mask("applicants", async (vault, id, asTyped) => {
      const identities = transaction.selectFrom("applicant_identities").selectAll();
      const sealed = await identities.where("applicant_id", "=", id).executeTakeFirstOrThrow();
      const numbers = JSON.parse(vault.unseal(id, sealed)) as object;
      await transaction
        .updateTable("applicant_identities")
        .set(vault.seal(id, JSON.stringify({ ...numbers, asTyped })))
        .where("applicant_id", "=", id)
        .execute();
    });
  },
};

function oldRecords(transaction: Transaction<Tables>, table: keyof typeof columns) {
  const typed = sql.join(columns[table].typed.map((name) => sql.ref(name)));
  return rowsInSteps(async (after, limit) => {
    const { rows } = await sql<{ id: string } & Record<string, string>>`
      select id, ${typed} from ${sql.table(table)} where id > ${after} and received_at <
        (select applied_at from schema_migrations where name = ${contactOriginals.name})
      order by id limit ${limit}`.execute(transaction);
    return rows;
  });
}

/** SQLite's search has the words in a table that follows no update. The record keeps its number, by which hits are sorted. */
async function indexAnew(transaction: Transaction<Tables>, table: keyof typeof columns, id: string) {
  const { typed, other } = columns[table];
  const words = [...other, ...typed].map((name) => sql`coalesce(${sql.ref(name)}, '')`);
  const documents = sql.table(`${table}_documents`);
  const { rows } = await sql<{ number: number }>`
    delete from ${documents} where record_id = ${id} returning number`.execute(transaction);
  for (const { number } of rows)
    await sql`insert into ${documents} (number, record_id, words)
      select ${number}, id, ${sql.join(words, sql` || ' ' || `)} from ${sql.table(table)} where id = ${id}`.execute(
      transaction,
    );
}
