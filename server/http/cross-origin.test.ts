import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

const site = "https://www.example.com";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite", {
    PUBLIC_URL: `${site}/`,
    PUBLIC_API_ORIGIN: "https://api.example.com",
  });
});
afterAll(() => server.close());

function preflight(origin: string, path = "/api/v1/contact/new"): Promise<Response> {
  return fetch(server.address + path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,idempotency-key,x-form-signals,x-session-id",
    },
  });
}

test("the site may send its forms to the API of another origin", async () => {
  const asked = await preflight(site);
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe(site);
  expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
  expect(asked.headers.get("access-control-allow-headers")).toBe(
    "Content-Type, Idempotency-Key, X-Form-Signals, X-Session-Id",
  );
  expect(asked.headers.has("access-control-allow-credentials")).toBe(false);

  const sent = await postJson(`${server.address}/api/v1/contact/new`, contactMessage, { origin: site });
  expect(sent.status).toBe(201);
  expect(sent.headers.get("access-control-allow-origin")).toBe(site);
  expect(sent.headers.get("vary")).toContain("Origin");
});

test("the site can read what an error says", async () => {
  for (const body of ["{", { ...contactMessage, name: "" }]) {
    const refused = await postJson(`${server.address}/api/v1/contact/new`, body, { origin: site });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("access-control-allow-origin")).toBe(site);
  }
});

test.each(["https://evil.example", "null", "http://www.example.com", "https://www.example.com.evil.example"])(
  "pages of %s may not",
  async (origin) => {
    for (const response of [
      await preflight(origin),
      await fetch(`${server.address}/api/v1/jobs`, { headers: { origin } }),
    ]) {
      const granted = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(granted).toEqual([]);
    }
  },
);

test("documents stay with their own origin", async () => {
  const response = await fetch(`${server.address}/about-us`, { headers: { origin: site } });
  expect(response.headers.has("access-control-allow-origin")).toBe(false);
  expect(response.headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://api.example.com",
  );
});

test("a site with the API on its own origin allows no other origin", async () => {
  const own = await startServer("sqlite", { PUBLIC_URL: site });
  const asked = await fetch(`${own.address}/api/v1/contact/new`, {
    method: "OPTIONS",
    headers: { origin: site, "access-control-request-method": "POST" },
  });
  expect(asked.status).toBe(405);
  expect(asked.headers.has("access-control-allow-origin")).toBe(false);
  await own.close();
});
