import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabaseSettings, emptyDatabase, engines, open } from "#tests/support/databases.ts";
import type { Database } from "../../database/connect.ts";
import { migrate } from "../../database/migrate.ts";
import { migrations } from "../../database/migrations/in-order.ts";
import { newReference, storeContactMessage, unusedReference } from "./contact.repository.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const message = { name: "Asha", email: "a@example.com", phone: "98", subject: "Load", query: "" };

test("references are short, sayable and different", () => {
  const references = Array.from({ length: 1_000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^GM-[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(990);
});

describe.each(engines)("contact messages on %s", (engine) => {
  let settings: DatabaseSettings & { remove(): Promise<void> };
  let database: Database;
  beforeEach(async () => {
    settings = await emptyDatabase(engine);
    database = await open(settings);
    await migrate(database, migrations, () => now);
  });
  afterEach(async () => {
    await database.close();
    await settings.remove();
  });

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
      },
    ]);
  });

  test("never share a reference", async () => {
    await storeContactMessage(database.kysely, "GM-AAAAAA", message, now);
    await expect(storeContactMessage(database.kysely, "GM-AAAAAA", message, now)).rejects.toThrow();
    const candidates = ["GM-AAAAAA", "GM-AAAAAA", "GM-BBBBBB"];
    expect(await unusedReference(database.kysely, () => candidates.shift() ?? "")).toBe("GM-BBBBBB");
    await expect(unusedReference(database.kysely, () => "GM-AAAAAA")).rejects.toThrow(/5 tries/);
  });
});
