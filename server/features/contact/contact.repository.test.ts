import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { createUnbatchedLoader } from "../../database/batching-loader.ts";
import type { Database } from "../../database/database.ts";
import { areReferencesTaken } from "../../records/references.repository.ts";
import { unusedReference } from "../../records/references.ts";
import { storeContactMessages } from "./contact.repository.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const message = contactMessage;

describe.each(engines)("contact messages on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    ({ database } = opened);
  });
  afterEach(() => opened.close());

  test("are stored with the time of their arrival", async () => {
    await storeContactMessage(database.kysely, "GM-AAAAAA", message, now);
    const rows = await database.kysely.selectFrom("contact_messages").selectAll().execute();
    expect(rows).toEqual([
      {
        ...message,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reference: "GM-AAAAAA",
        received_at: "2026-01-02T03:04:05.678Z",
        status: "new",
        quarantine: null,
        owner_id: null,
        due_at: "2026-01-02T03:04:05.678Z",
        answered_at: null,
        snoozed_until: null,
        changed_at: "2026-01-02T03:04:05.678Z",
        phone_digits: null,
        content_hash: expect.stringMatching(/^[\w-]{22}$/),
        queue_key: "12026-01-02T03:04:05.678Z",
        note_count: 0,
        reply_count: 0,
        version: 1,
        ...(engine === "postgres" && { search: expect.any(String) }),
      },
    ]);
  });

  test("never share a reference", async () => {
    await storeContactMessage(database.kysely, "GM-AAAAAA", message, now);
    await expect(storeContactMessage(database.kysely, "GM-AAAAAA", message, now)).rejects.toThrow();
    const candidates = ["GM-AAAAAA", "GM-AAAAAA", "GM-BBBBBB"];
    const isTaken = (reference: string) =>
      createUnbatchedLoader(database.kysely)(areReferencesTaken.message, reference);
    expect(await unusedReference(isTaken, () => candidates.shift() ?? "")).toBe("GM-BBBBBB");
    await expect(unusedReference(isTaken, () => "GM-AAAAAA")).rejects.toThrow(/5 tries/);
  });

  test("are stored together, and asked for together, each in its place", async () => {
    const received = ["GM-AAAAAA", "GM-BBBBBB"].map((reference, index) => ({
      id: `id ${index}`,
      reference,
      message: { ...message, subject: `Load ${index}` },
      receivedAt: now,
      dueAt: now,
      quarantine: index === 0 ? undefined : ("trap" as const),
    }));
    await storeContactMessages(database.kysely, received);
    const rows = await database.kysely
      .selectFrom("contact_messages")
      .select(["id", "reference", "subject", "quarantine"])
      .orderBy("reference")
      .execute();
    expect(rows).toEqual([
      { id: "id 0", reference: "GM-AAAAAA", subject: "Load 0", quarantine: null },
      { id: "id 1", reference: "GM-BBBBBB", subject: "Load 1", quarantine: "trap" },
    ]);
    const asked = ["GM-CCCCCC", "GM-BBBBBB", "GM-AAAAAA"];
    expect(await areReferencesTaken.message(database.kysely, asked)).toEqual([false, true, true]);
  });
});
