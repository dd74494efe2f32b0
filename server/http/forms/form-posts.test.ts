import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";

const minute = 60_000;
/** A multiple of ten minutes: the edge of a window, if windows were fixed. */
const edge = Date.parse("2026-03-01T10:10:00.000Z");

const forms = {
  "/contact-us": contactMessage,
  "/hiring": application,
} as const;
const tables = { "/contact-us": "contact_messages", "/hiring": "applicants" } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe.each(engines)("forms without scripts on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine);
  });
  afterAll(() => server.close());

  test("a body is read as browsers write it: of a repeated field the last counts, a stray percent sign stays", async () => {
    const fields =
      "name=First&name=Last&email=a%40example.com&phone=%2B91+98&subject=100%zz&query=%E0%A4%B9%0D%0A%26";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await fetch(`${server.address}/contact-us`, { method: "POST", headers, body: fields });
    expect(posted.status).toBe(201);
    const stored = await server.database.kysely
      .selectFrom("contact_messages")
      .select(["name", "email", "phone", "subject", "query"])
      .where("name", "like", "%st")
      .execute();
    const read = {
      name: "Last",
      email: "a@example.com",
      phone: "+91 98",
      subject: "100%zz",
      query: "ह\r\n&",
    };
    expect(stored).toEqual([read]);
  });

  test("an application for a job that was closed after the window is refused, not answered as before", async () => {
    const send = (time: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: time });
      const body = new URLSearchParams({ ...forms["/hiring"], name: "Closed" });
      return fetch(`${server.address}/hiring`, { method: "POST", body });
    };
    const setStatus = (status: "Open" | "Closed") =>
      server.database.kysely
        .updateTable("jobs")
        .set({ status })
        .where("id", "=", forms["/hiring"].jobId)
        .execute();
    expect((await send(edge)).status).toBe(201);
    await setStatus("Closed");
    expect((await send(edge + 10 * minute)).status).toBe(201);
    expect((await send(edge + 10 * minute + 1)).status).toBe(409);
    await setStatus("Open");
  });

  describe.each(["/contact-us", "/hiring"] as const)("%s", (path) => {
    async function sendAt(time: number, name: string): Promise<number> {
      vi.useFakeTimers({ toFake: ["Date"], now: time });
      const body = new URLSearchParams({ ...forms[path], name });
      return (await fetch(server.address + path, { method: "POST", body })).status;
    }

    async function countStored(name: string): Promise<number> {
      const query = server.database.kysely.selectFrom(tables[path]).select("id").where("name", "=", name);
      return (await query.execute()).length;
    }

    test.each([
      ["across a round ten minutes", edge - 50, edge + 50],
      ["ten minutes apart", edge + 50, edge + 50 + 10 * minute],
    ])("two clicks %s store once", async (name, first, second) => {
      expect([await sendAt(first, name), await sendAt(second, name)]).toEqual([201, 201]);
      expect(await countStored(name)).toBe(1);
    });

    test("after the window the same content counts as new, and is stored once again by any number of clicks", async () => {
      const name = "Later";
      await sendAt(edge, name);
      const clicks = [1, 2, 3, 4].map(() => sendAt(edge + 10 * minute + 1, name));
      expect(await Promise.all(clicks)).toEqual([201, 201, 201, 201]);
      expect(await countStored(name)).toBe(2);
      await sendAt(edge + 20 * minute, name);
      expect(await countStored(name)).toBe(2);
    });
  });
});
