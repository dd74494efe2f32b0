import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { engines } from "#tests/support/databases.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

describe.each(engines)("on %s", (engine) => {
  test("the process is alive and ready", async () => {
    const one = await startServer(engine);
    for (const [path, status] of [
      ["/healthz", "ok"],
      ["/readyz", "ready"],
    ]) {
      const response = await fetch(one.address + path);
      expect([response.status, await response.json()]).toEqual([200, { status }]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    await one.close();
  });
});

test("alive but not ready when the database does not answer", async () => {
  const one = await startServer("sqlite");
  await one.database.kysely.schema.dropTable("schema_migrations").execute();
  expect((await fetch(`${one.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${one.address}/readyz`)).status).toBe(503);
  await one.close();
});

describe("metrics", () => {
  test("count answers by route and status, and submissions", async () => {
    await fetch(`${server.address}/about-us`);
    await postJson(`${server.address}/api/v1/contact/new`, requiredContactFields);
    const response = await fetch(`${server.address}/metrics`);
    const text = await response.text();
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 1/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/contact\/new",status="201"\} 1/,
    );
    expect(text).toMatch(/^write_queue_writes_total 1$/m);
    expect(text).toContain("process_resident_memory_bytes");
  });

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "are hidden behind a proxy (%s)",
    async (name) => {
      const response = await fetch(`${server.address}/metrics`, { headers: { [name]: "127.0.0.1" } });
      expect(response.status).toBe(404);
    },
  );
});

test("the API describes itself, from the schemas that check its calls", async () => {
  const response = await fetch(`${server.address}/api/openapi.json`);
  const api = (await response.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(api.openapi).toBe("3.1.0");
  expect(Object.keys(api.paths).sort()).toEqual([
    "/api/v1/applicants",
    "/api/v1/chatbot",
    "/api/v1/contact/new",
    "/api/v1/jobs",
    "/api/v1/search",
  ]);
  expect(api.paths["/api/v1/contact/new"]).toMatchObject({
    post: {
      requestBody: {
        content: {
          "application/json": {
            schema: {
              required: ["name", "email", "phone", "subject"],
              properties: { name: { type: "string", minLength: 1, maxLength: 200 } },
            },
          },
        },
      },
      responses: { 201: {}, 400: {}, 413: {}, 415: {}, 422: {}, 429: {}, 503: {} },
    },
  });
});

test("an unexpected failure is logged and not shown", async () => {
  const one = await startServer("sqlite");
  await one.database.kysely.schema.dropTable("contact_messages").execute();
  const response = await postJson(`${one.address}/api/v1/contact/new`, requiredContactFields);
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: "There was a problem with the server. Please try again later." },
  ]);
  expect(one.logged.join("")).toContain("no such table: contact_messages");
  expect(one.logged.join("")).not.toContain("Asha");
  await one.close();
});
