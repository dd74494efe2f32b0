import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Application } from "#contract/applicants.ts";
import { application as accepted } from "#tests/support/applications.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import type { Database } from "../../database/database.ts";
import { openVault } from "../../master-key/open-vault.ts";
import { areReferencesTaken } from "../../records/references.repository.ts";
import { newReference } from "../../records/references.ts";
import { createVault, VaultError } from "../../vault/vault.ts";
import { storeApplication } from "./applicants.repository.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const vaultKey = Buffer.alloc(32, 1);
const vault = createVault(vaultKey);
const application: Application = {
  ...accepted,
  licenseNumber: "PB65 20190012345",
  description: "Four years on a Tata Ace",
};

describe.each(engines)("applications on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    // Stores its key's id.
    await openVault({ ...opened.settings, vaultKey }, opened.database.kysely, now);
    ({ database } = opened);
  });
  afterEach(() => opened.close());

  function store(changes: Partial<Application> = {}, reference = newReference()) {
    return storeApplication(database.kysely, vault, {
      reference,
      application: { ...application, ...changes },
      receivedAt: now,
    });
  }

  async function find(id: string) {
    return database.kysely
      .selectFrom("applicants")
      .innerJoin("applicant_identities", "applicant_identities.applicant_id", "applicants.id")
      .selectAll()
      .where("applicants.id", "=", id)
      .executeTakeFirstOrThrow();
  }

  async function unseal(id: string, recordId = id): Promise<unknown> {
    return JSON.parse(vault.unseal(recordId, await find(id)));
  }

  test("never share a reference", async () => {
    await store({}, "GM-AAAAAA");
    await expect(store({}, "GM-AAAAAA")).rejects.toThrow();
    expect(await areReferencesTaken.applicant(database.kysely, ["GM-BBBBBB", "GM-AAAAAA"])).toEqual([
      false,
      true,
    ]);
  });

  test("hold no identity number in free text; the vault keeps what was typed", async () => {
    const typed = {
      name: "G. Singh 736451928062",
      address: "7364 5192 8062",
      description: "PB65 20190012345",
    };
    const id = await store(typed);
    expect(await find(id)).toMatchObject({
      name: "G. Singh XXXX XXXX 8062",
      address: "XXXX XXXX 8062",
      description: "XXXX XXXX 2345",
    });
    expect(await unseal(id)).toMatchObject({ aadharNumber: "999941057058", asTyped: typed });
  });

  test("hold no identity number in a field that is added later", async () => {
    await database.kysely.schema.alterTable("applicants").addColumn("vehicle", "text").execute();
    const typed = { name: "G. Singh", vehicle: "A Tata Ace, 7364 5192 8062" };
    const id = await store(typed);
    expect(await find(id)).toMatchObject({ vehicle: "A Tata Ace, XXXX XXXX 8062" });
    expect(await unseal(id)).toMatchObject({ asTyped: typed });
  });

  test("are stored with their identity numbers sealed and apart", async () => {
    const id = await store({}, "GM-AAAAAA");
    const rows = await database.kysely.selectFrom("applicants").selectAll().execute();
    expect(rows).toEqual([
      {
        id,
        reference: "GM-AAAAAA",
        job_id: "sample-driver-partner-mohali",
        name: "Gurpreet Singh",
        address: "Phase 8, Mohali",
        phone_number: "9876500000",
        description: "Four years on a Tata Ace",
        repeats: null,
        received_at: "2026-01-02T03:04:05.678Z",
        status: "new",
        quarantine: null,
        stage_id: "stage-new",
        stage_since: now.toISOString(),
        changed_at: now.toISOString(),
        owner_id: null,
        email: null,
        erasure_due_at: null,
        rating_sum: 0,
        rating_count: 0,
        comment_count: 0,
        version: 1,
        ...(engine === "postgres" && { search: expect.any(String) }),
      },
    ]);
    const everything = JSON.stringify(await find(id));
    expect(everything).not.toContain(application.aadharNumber);
    expect(everything).not.toContain(application.licenseNumber);
    expect(await unseal(id)).toEqual({
      aadharNumber: "999941057058",
      licenseNumber: "PB65 20190012345",
    });
  });

  test("open under their own id alone", async () => {
    const first = await store();
    const second = await store({ aadharNumber: "123412341234" });
    await expect(unseal(first, second)).rejects.toThrow(VaultError);
  });

  test("of the same person for the same job name the first one", async () => {
    const first = await store();
    const second = await store({ name: "G. Singh", phoneNumber: "9876511111" });
    const third = await store();
    const elsewhere = await store({ jobId: "sample-driver-partner-delhi-ncr" });
    const other = await store({ aadharNumber: "123412341234" });
    const repeats = await Promise.all([first, second, third, elsewhere, other].map(find));
    expect(repeats.map((row) => row.repeats)).toEqual([null, first, first, null, null]);
  });

  test("need a job that exists", async () => {
    await expect(store({ jobId: "nothing" })).rejects.toThrow();
  });
});
