import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Application } from "#contract/applicants.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { receiveApplication } from "../features/applicants/receive-application.ts";
import { receiveContactMessage } from "../features/contact/receive-contact-message.ts";
import { findJobStatus } from "../features/jobs/jobs.repository.ts";
import { openVault } from "../master-key/open-vault.ts";
import { createVault } from "../vault/vault.ts";
import { createWriteQueue, type WriteQueue } from "../write-queue/write-queue.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const vaultKey = Buffer.alloc(32, 1);
const vault = createVault(vaultKey);

describe.each(engines)("a refused submission on %s", (engine) => {
  let opened: TestDatabase;
  let writeQueue: WriteQueue;
  let batches: number[];

  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    // Stores its key's id.
    await openVault({ ...opened.settings, vaultKey }, opened.database.kysely, now);
    batches = [];
    writeQueue = createWriteQueue(opened.database);
    writeQueue.onCommit((size) => batches.push(size));
  });
  afterEach(() => opened.close());

  const notify = async () => undefined;
  const answerDueAt = async () => now;
  const apply = (changes: Partial<Application>, key?: string) =>
    receiveApplication(
      { writeQueue, vault, findJobStatus, notify },
      { ...application, ...changes },
      { key, now },
    );
  const write = (name: string, key?: string) =>
    receiveContactMessage(
      { writeQueue, vault, notify, answerDueAt },
      { ...contactMessage, name },
      { key, now },
    );

  test("does not make its neighbours in the same transaction run again", async () => {
    const { kysely } = opened.database;
    const closed = "sample-customer-support-mohali";
    await kysely.updateTable("jobs").set({ status: "Closed" }).where("id", "=", closed).execute();
    await Promise.all([apply({}, "used"), write("Asha", "used")]);
    batches = [];

    let runs = 0;
    const neighbour = async () => {
      runs++;
    };
    const outcomes = await Promise.allSettled([
      writeQueue.add(neighbour),
      apply({ jobId: "no-such-job" }),
      apply({ jobId: closed }),
      apply({ jobId: closed }, "late"),
      apply({ name: "Another" }, "used"),
      write("Another", "used"),
      writeQueue.addInterleaved(neighbour),
      write("Gurpreet"),
    ]);
    const statuses = outcomes.map((outcome) =>
      outcome.status === "rejected" ? outcome.reason.status : "stored",
    );
    expect(statuses).toEqual(["stored", 400, 409, 409, 422, 422, "stored", "stored"]);
    expect(batches).toEqual([8]);
    expect(runs).toBe(2);
  });

  test("stores nothing, not even its key", async () => {
    const rows = async () =>
      Promise.all(
        (["applicants", "applicant_identities", "contact_messages", "idempotency_keys"] as const).map(
          (table) => opened.database.kysely.selectFrom(table).selectAll().execute(),
        ),
      );
    await Promise.all([apply({}, "used"), write("Asha", "used")]);
    const before = await rows();
    await Promise.allSettled([
      apply({ jobId: "no-such-job" }, "new"),
      apply({ name: "Another" }, "used"),
      write("Another", "used"),
    ]);
    expect(await rows()).toEqual(before);
  });
});
