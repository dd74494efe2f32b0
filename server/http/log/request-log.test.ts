import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";

const given = "0f8fad5bd9cb469fa16570867728950e";

let server: TestServer | undefined;
afterEach(() => server?.close());

async function idOf(headers: Record<string, string>): Promise<string | null> {
  const response = await fetch(`${server?.address}/about-us`, { headers });
  return response.headers.get("x-request-id");
}

test("a trusted proxy's request id is in our log and in the answer", async () => {
  server = await startServer("sqlite", { TRUST_PROXY: "loopback" });
  expect(await idOf({ "x-request-id": given })).toBe(given);
  await expect.poll(() => server?.logged.join("")).toContain(`"request":"${given}"`);
  // No id, or what a visitor made up: it could be anything.
  for (const other of ["736451928064", `${given}0`, "a".repeat(31), "<script>"]) {
    expect(await idOf({ "x-request-id": other })).toMatch(/^[\w-]{8}-\w+$/);
  }
});

test("a request id of anybody else is ignored", async () => {
  server = await startServer("sqlite");
  expect(await idOf({ "x-request-id": given })).toMatch(/^[\w-]{8}-\w+$/);
});
