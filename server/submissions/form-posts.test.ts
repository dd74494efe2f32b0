import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import { applicantLimits } from "#contract/applicants.ts";
import { contactLimits } from "#contract/contact.ts";
import { minuteMs } from "#contract/durations.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { createRateLimiter } from "../http/limits/rate-limit.ts";
import { bodyLimitBytes } from "../limits.ts";
import { registerFormPosts } from "./form-posts.ts";

/** A multiple of ten minutes: the edge of a window, if windows were fixed. */
const edge = Date.parse("2026-03-01T10:10:00.000Z");

const forms = {
  "/contact-us": contactMessage,
  "/hiring": application,
} as const;
const calls = { "/contact-us": "/api/v1/contact/new", "/hiring": "/api/v1/applicants" } as const;
const longTexts = { "/contact-us": "query", "/hiring": "description" } as const;
const longest = { "/contact-us": contactLimits.query, "/hiring": applicantLimits.description } as const;
const tables = { "/contact-us": "contact_messages", "/hiring": "applicants" } as const;

afterEach(() => {
  vi.useRealTimers();
});

test("a form that was stored is not called refused when its page cannot be rendered", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.decorate("mapError", () => new HttpError(500, "It was not stored."));
  const rendered: string[] = [];
  await registerFormPosts(app, {
    path: "/form",
    clock: () => new Date(),
    limiter: createRateLimiter({ burst: 1, perMinute: 1 }, () => 0),
    schema: z.object({}),
    emptyFields: {},
    receive: async () => ({ message: "We have your message:", reference: "GM-7K3F9Q" }),
    failureWords: (message) => message,
    async render({ kind }) {
      rendered.push(kind);
      throw new Error("no renderer");
    },
    renderForEverybody: () => Promise.reject(new Error("no renderer")),
  });
  const { statusCode, body } = await app.inject({ method: "POST", url: "/form" });
  expect([statusCode, body]).toEqual([201, "We have your message: GM-7K3F9Q"]);
  expect(rendered).toEqual(["posted"]);
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
      query: "ह\n&",
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
    expect((await send(edge + 10 * minuteMs)).status).toBe(201);
    expect((await send(edge + 10 * minuteMs + 1)).status).toBe(409);
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
      ["ten minutes apart", edge + 50, edge + 50 + 10 * minuteMs],
    ])("two clicks %s store once", async (name, first, second) => {
      expect([await sendAt(first, name), await sendAt(second, name)]).toEqual([201, 201]);
      expect(await countStored(name)).toBe(1);
    });

    test("after the window the same content counts as new, and is stored once again by any number of clicks", async () => {
      const name = "Later";
      await sendAt(edge, name);
      const clicks = [1, 2, 3, 4].map(() => sendAt(edge + 10 * minuteMs + 1, name));
      expect(await Promise.all(clicks)).toEqual([201, 201, 201, 201]);
      expect(await countStored(name)).toBe(2);
      await sendAt(edge + 20 * minuteMs, name);
      expect(await countStored(name)).toBe(2);
    });

    test("a body that is not read gets the page with the reason too", async () => {
      const tooLong = new URLSearchParams({ ...forms[path], [longTexts[path]]: "x".repeat(bodyLimitBytes) });
      for (const [body, status, reason] of [
        [tooLong, 413, apiMessages.tooLarge],
        [new Blob(["{}"], { type: "application/json" }), 415, apiMessages.malformedRequest],
      ] as const) {
        const answer = await fetch(server.address + path, { method: "POST", body });
        expect([answer.status, answer.headers.get("content-type")]).toEqual([
          status,
          "text/html; charset=utf-8",
        ]);
        expect(await answer.text()).toContain(reason);
      }
    });

    describe("the same form with and without scripts", () => {
      const start = edge + 60 * minuteMs;

      /** As a browser without scripts sends it, or as a script does, under a key. Resolves with the reference. */
      async function send(name: string, key?: string, time = start): Promise<string> {
        vi.useFakeTimers({ toFake: ["Date"], now: time });
        const fields = { ...forms[path], name, [longTexts[path]]: "Two lines:\none and two." };
        const answer = await (key === undefined
          ? fetch(server.address + path, { method: "POST", body: new URLSearchParams(asTyped(fields)) })
          : postJson(server.address + calls[path], fields, { "idempotency-key": key }));
        expect(answer.status).toBe(201);
        const [reference] = /GM-[2-9A-Z]{6}/.exec(await answer.text()) ?? [];
        return String(reference);
      }

      /** A browser sends the line breaks of a form's text as CRLF. */
      function asTyped(fields: Readonly<Record<string, string>>): Record<string, string> {
        return Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]),
        );
      }

      test.each([
        ["first without", [undefined, "key-a", "key-a", undefined]],
        ["first with", ["key-b", undefined, "key-b"]],
        ["from two tabs", ["key-c", "key-d", "key-c", "key-d"]],
      ])("%s is stored once, and every answer has the same reference", async (name, keys) => {
        const references: string[] = [];
        for (const key of keys) references.push(await send(name, key));
        expect(new Set(references).size).toBe(1);
        expect(await countStored(name)).toBe(1);
      });

      test("the longest text of many lines is accepted either way, and stored the same", async () => {
        vi.useFakeTimers({ toFake: ["Date"], now: start });
        const field = longTexts[path];
        const text = "line\n".repeat(longest[path] / 5);
        const fields = { ...forms[path], [field]: text };
        const names = ["Long, without", "Long, with"] as const;
        const body = new URLSearchParams(asTyped({ ...fields, name: names[0] }));
        expect((await fetch(server.address + path, { method: "POST", body })).status).toBe(201);
        expect((await postJson(server.address + calls[path], { ...fields, name: names[1] })).status).toBe(
          201,
        );
        const stored = await server.database.kysely
          .selectFrom(tables[path])
          .selectAll()
          .where("name", "in", names)
          .execute();
        expect(stored.map((row) => (row as unknown as Record<string, unknown>)[field])).toEqual([text, text]);
        if (path === "/contact-us")
          expect(new Set(stored.map((row) => "content_hash" in row && row.content_hash)).size).toBe(1);
      });

      test("at the same moment is stored once", async () => {
        const name = "At once";
        await send(name, undefined, start - 20 * minuteMs);
        const keys = ["key-e", undefined, "key-f", "key-e", undefined, "key-f"];
        const references = await Promise.all(keys.map((key) => send(name, key)));
        expect(new Set(references).size).toBe(1);
        expect(await countStored(name)).toBe(2);
        // The keys stand for that answer after the ten minutes too.
        const later = start + 60 * minuteMs;
        expect(await send(name, "key-f", later)).toBe(references[0]);
        expect(await countStored(name)).toBe(2);
        expect(await send(name, "key-g", later)).not.toBe(references[0]);
        expect(await countStored(name)).toBe(3);
      });

      test("other content is another form, whose reference is its own", async () => {
        const references = [await send("One"), await send("Other", "key-h"), await send("Third", "key-i")];
        expect(new Set(references).size).toBe(3);
      });
    });
  });
});
