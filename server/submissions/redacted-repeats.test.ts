import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Application } from "#contract/applicants.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

/*
 * A form whose answer was lost is sent again. After a reload the browser has the key of what was sent, but no longer the
 * identity numbers in it (web/browser/tab-value.ts).
 */

describe.each(engines)("a form that is sent again without its identity numbers, on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine);
  });
  afterAll(() => server.close());

  async function counts() {
    const count = async (table: "contact_messages" | "applicants") =>
      (await server.database.kysely.selectFrom(table).select("id").execute()).length;
    return { messages: await count("contact_messages"), applicants: await count("applicants") };
  }

  /** @returns the reference. */
  async function send(path: string, body: object, key: string): Promise<string> {
    const response = await postJson(server.address + path, body, { "idempotency-key": key });
    expect(response.status).toBe(201);
    return ((await response.json()) as { reference: string }).reference;
  }
  const write = (changes: Partial<ContactMessage>, key: string) =>
    send("/api/v1/contact/new", { ...contactMessage, ...changes }, key);
  const apply = (changes: Partial<Application>, key: string) =>
    send("/api/v1/applicants", { ...application, ...changes }, key);

  const query = "My PAN is ABCPE1234F, my Aadhar 7364 5192 8064.";
  const masked = "My PAN is XXXX XXXX 1234, my Aadhar XXXX XXXX 8064.";

  test("a message with masked numbers gets the reference of the message with them", async () => {
    const reference = await write({ query }, "lost-answer");
    const before = await counts();
    expect(await write({ query: masked }, "lost-answer")).toBe(reference);
    expect(await write({ query: masked }, "lost-answer")).toBe(reference);
    expect(await counts()).toEqual(before);
  });

  test("so does one whose first answer was lost without a key: the browser had posted the form", async () => {
    const name = "Posted by the browser";
    const reference = await write({ name, query }, "stands-for-none");
    const before = await counts();
    expect(await write({ name, query: masked }, "of-the-script")).toBe(reference);
    expect(await counts()).toEqual(before);
  });

  test("so does one whose key was new when the message itself was known", async () => {
    const name = "Sent twice";
    const reference = await write({ name, query }, "first-attempt");
    expect(await write({ name, query }, "second-attempt")).toBe(reference);
    const before = await counts();
    expect(await write({ name, query: masked }, "second-attempt")).toBe(reference);
    expect(await counts()).toEqual(before);
  });

  test("an application without its licence number gets the reference of the application with it", async () => {
    const licenseNumber = "PB65 20190012345";
    const description = "Call 9999 4105 7058";
    const reference = await apply({ licenseNumber, description }, "lost-answer");
    const before = await counts();
    expect(await apply({ description: "Call XXXX XXXX 7058" }, "lost-answer")).toBe(reference);
    expect(await counts()).toEqual(before);
  });

  test("so does one with its licence number typed again, and a number in a text left masked", async () => {
    const name = "Types the licence again";
    const licenseNumber = "PB65 20190054321";
    const description = "Call 9999 4105 7058";
    const reference = await apply({ name, licenseNumber, description }, "typed-again");
    const before = await counts();
    const masked = { name, description: "Call XXXX XXXX 7058" };
    for (const typed of [licenseNumber, "PB6520190054321", ""])
      expect(await apply({ ...masked, licenseNumber: typed }, "typed-again"), typed).toBe(reference);
    expect(await apply({ ...masked, licenseNumber }, "of-the-script"), "without the key").toBe(reference);
    expect(await counts()).toEqual(before);
  });

  test("what says more, or another thing, is stored", async () => {
    const name = "Says more";
    const without = await write({ name, query: masked }, "without-number");
    expect(await write({ name, query }, "with-number")).not.toBe(without);
    const whole = await write({ name, query }, "with-number");
    expect(await write({ name, query: masked }, "with-number"), "the key says which").toBe(whole);
    const before = await counts();
    const refused = [
      [{ name, query: query.replace("ABC", "XYZ") }, "with-number"],
      [{ name, query: masked.replace("8064", "8065") }, "with-number"],
      [{ name: "Another", query: masked }, "with-number"],
      [{ name, query }, "without-number"],
    ] as const;
    for (const [changes, key] of refused) {
      const body = { ...contactMessage, ...changes };
      const response = await postJson(`${server.address}/api/v1/contact/new`, body, {
        "idempotency-key": key,
      });
      expect(response.status).toBe(422);
    }
    expect(await counts()).toEqual(before);
  });
});
