import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFormSignals, writeFormSignals } from "#contract/form-signals.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

test("form signals are read as they were written, and nothing else is", () => {
  for (const signals of [
    { ms: 5230, isHoneypotFilled: false },
    { ms: 0, isHoneypotFilled: true },
  ]) {
    expect(readFormSignals(writeFormSignals(signals))).toEqual(signals);
  }
  for (const text of ["", "ms=", "ms=-1", "ms=1,", "ms=1, trap", "ms=1e9", "trap", `ms=${"9".repeat(13)}`]) {
    expect(readFormSignals(text)).toBeUndefined();
  }
});

describe.each(engines)("what may be spam, on %s,", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine);
  });
  afterAll(() => server.close());

  async function lastOf(table: "contact_messages" | "applicants") {
    return server.database.kysely
      .selectFrom(table)
      .select(["quarantine", "status"])
      .orderBy("received_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  }

  test.each([
    ["ms=60000", null],
    ["ms=2000", null],
    ["ms=1999", "haste"],
    ["ms=60000,trap", "trap"],
    ["ms=0,trap", "trap"],
    ["nonsense", null],
  ])(
    "with the signals %s is stored, marked %s and answered like anything else",
    async (signals, quarantine) => {
      const headers = { "x-form-signals": signals };
      const plain = await postJson(`${server.address}/api/v1/contact/new`, contactMessage);
      const sent = await postJson(`${server.address}/api/v1/contact/new`, contactMessage, headers);
      expect([plain.status, sent.status]).toEqual([201, 201]);
      const [first, second] = [await plain.json(), await sent.json()] as { message: string }[];
      expect(second?.message).toBe(first?.message);
      expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
      expect(await lastOf("contact_messages")).toEqual({ quarantine, status: "new" });

      const applied = await postJson(`${server.address}/api/v1/applicants`, application, headers);
      expect(applied.status).toBe(201);
      expect(await applied.json()).toMatchObject({ message: "Application submitted successfully!" });
      expect(await lastOf("applicants")).toEqual({ quarantine, status: "new" });
    },
  );

  test.each([
    ["", null],
    ["http://spam.example", "trap"],
  ])("sent without scripts, the trap holding “%s”, is stored and marked %s", async (homepage, quarantine) => {
    const post = (path: string, fields: Record<string, string>) =>
      fetch(server.address + path, {
        method: "POST",
        body: new URLSearchParams({ ...fields, homepage, description: "", licenseNumber: "" }),
      });
    expect((await post("/contact-us", { ...contactMessage, subject: `No scripts ${homepage}` })).status).toBe(
      201,
    );
    expect((await lastOf("contact_messages")).quarantine).toBe(quarantine);
    expect((await post("/hiring", { ...application, name: `No scripts ${homepage}` })).status).toBe(201);
    expect((await lastOf("applicants")).quarantine).toBe(quarantine);
  });
});
