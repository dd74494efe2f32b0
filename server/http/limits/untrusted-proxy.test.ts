import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer | undefined;
afterEach(() => server?.close());

const visitor = { "x-forwarded-for": "203.0.113.7" };

async function readiness(): Promise<unknown> {
  return (await fetch(`${server?.address}/readyz`)).json();
}

function warnings(): { level: number; msg: string }[] {
  return (server?.logged ?? []).map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
}

test.each([
  ["X-Forwarded-For", visitor, /X-Forwarded-For.*TRUST_PROXY=loopback/],
  ["Forwarded", { forwarded: "for=203.0.113.7" }, /Forwarded.*X-Forwarded-For.*TRUST_PROXY=loopback/],
  ["X-Real-IP", { "x-real-ip": "203.0.113.7" }, /X-Real-IP.*X-Forwarded-For.*TRUST_PROXY=loopback/],
])("a proxy that sends %s and is not trusted: one warning, also in /readyz", async (_, headers, words) => {
  server = await startServer("sqlite");
  expect(await readiness()).toEqual({ status: "ready" });

  for (let visit = 0; visit < 3; visit++) await fetch(`${server.address}/api/v1/jobs`, { headers });
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]?.msg).toMatch(words);
  // The remedy, and no visitor's address.
  expect(server.logged.join("")).not.toContain("203.0.113.7");
  expect(await readiness()).toEqual({ status: "ready", warnings: [warnings()[0]?.msg] });
});

test("a trusted proxy causes no warning", async () => {
  server = await startServer("sqlite", { TRUST_PROXY: "loopback" });
  await fetch(`${server.address}/api/v1/jobs`, { headers: visitor });
  expect(warnings()).toEqual([]);
  expect(await readiness()).toEqual({ status: "ready" });
});

test("another proxy than the trusted one is noticed", async () => {
  server = await startServer("sqlite", { TRUST_PROXY: "10.0.0.0/8" });
  await fetch(`${server.address}/api/v1/jobs`, { headers: visitor });
  expect(warnings()).toHaveLength(1);
});

test("a trusted proxy that names visitors in another header is noticed", async () => {
  server = await startServer("sqlite", { TRUST_PROXY: "loopback" });
  await fetch(`${server.address}/api/v1/jobs`, { headers: { forwarded: "for=203.0.113.7" } });
  expect(warnings()[0]?.msg).toMatch(/X-Forwarded-For/);
});
