import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabaseSettings, emptyDatabase, engines, open } from "#tests/support/databases.ts";
import { createVault } from "../../vault/vault.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { contactOriginals } from "./0009-contact-originals.ts";
import { maskedRecords } from "./0016-masked-records.ts";
import { migrations } from "./in-order.ts";

const vault = createVault(Buffer.alloc(32, 1));
const number = "9999 4105 7058";
const before = "2026-01-02T03:04:05.678Z";
const now = () => new Date("2026-03-10T06:00:00.000Z");

const message = { name: "Asha", email: "asha@example.com", phone: "9876543210", subject: "Load" };
const typedMessage = { ...message, query: `My Aadhaar is ${number}.` };
const typedApplication = { name: `Gurpreet ${number}`, address: "Mohali", description: "" };
const numbers = { aadharNumber: "999941057058", licenseNumber: "" };

describe.each(engines)("records from before migration 9 on %s", (engine) => {
  let settings: DatabaseSettings & { remove(): Promise<void> };
  let database: Database;
  beforeAll(async () => {
    settings = await emptyDatabase(engine);
    database = await open(settings);
    await migrate(database, migrations.slice(0, migrations.indexOf(contactOriginals)), now);
    const { kysely } = database;
    const received = { received_at: before, status: "new" } as const;
    await kysely
      .insertInto("vault_keys")
      .values({ slot: "current", key_id: vault.keyId, first_used_at: before })
      .execute();
    await kysely
      .insertInto("contact_messages")
      .values([
        { id: "1", reference: "GM-AAAAAA", ...typedMessage, ...received },
        { id: "2", reference: "GM-BBBBBB", ...message, query: "Without a number.", ...received },
      ])
      .execute();
    await kysely
      .insertInto("jobs")
      .values({ id: "job", title: "Driver", city: "Mohali", status: "Open" })
      .execute();
    await kysely
      .insertInto("applicants")
      .values({ id: "3", job_id: "job", ...typedApplication, phone_number: "9876543210", ...received })
      .execute();
    const sealed = vault.seal("3", JSON.stringify(numbers));
    await kysely
      .insertInto("applicant_identities")
      .values({ applicant_id: "3", aadhar_fingerprint: "", ...sealed })
      .execute();
    await migrate(database, migrations.slice(0, migrations.indexOf(maskedRecords)), now);
    await migrate(database, migrations, now, async () => vault);
  });
  afterAll(async () => {
    await database.close();
    await settings.remove();
  });

  test("are masked where they hold an identity number, and what was typed is sealed", async () => {
    const { kysely } = database;
    const messages = await kysely.selectFrom("contact_messages").selectAll().orderBy("id").execute();
    expect(messages).toMatchObject([
      { ...message, query: "My Aadhaar is XXXX XXXX 7058." },
      { ...message, query: "Without a number." },
    ]);
    const originals = await kysely.selectFrom("contact_originals").selectAll().execute();
    expect(originals.map((one) => [one.message_id, JSON.parse(vault.unseal("1", one))])).toEqual([
      ["1", typedMessage],
    ]);
    const [applicant] = await kysely.selectFrom("applicants").selectAll().execute();
    expect(applicant).toMatchObject({ ...typedApplication, name: "Gurpreet XXXX XXXX 7058" });
    const identity = await kysely.selectFrom("applicant_identities").selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(vault.unseal("3", identity))).toEqual({ ...numbers, asTyped: typedApplication });
  });

  test("are found by their masked words alone, in the order in which they came", async () => {
    const found = async (table: "contact_messages" | "applicants", word: string) => {
      const { rows } = await (engine === "sqlite"
        ? sql<{ id: string }>`
            select record_id as id from ${sql.table(`${table}_search`)}
            join ${sql.table(`${table}_documents`)} on number = ${sql.table(`${table}_search`)}.rowid
            where ${sql.table(`${table}_search`)} match ${word} order by number`
        : sql<{ id: string }>`
            select id from ${sql.table(table)} where search @@ ${word}::tsquery order by id`
      ).execute(database.kysely);
      return rows.map(({ id }) => id);
    };
    expect(await found("contact_messages", "asha")).toEqual(["1", "2"]);
    expect(await found("applicants", "gurpreet")).toEqual(["3"]);
    for (const table of ["contact_messages", "applicants"] as const)
      expect(await found(table, "4105")).toEqual([]);
  });
});
