import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchAnswer } from "#contract/search.ts";
import { exchange } from "#tests/support/raw-http.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

test("the call answers with the pages that hold the words", async () => {
  const response = await fetch(`${server.address}/api/v1/search?q=eicher`);
  const answer = (await response.json()) as SearchAnswer;
  expect(response.status).toBe(200);
  expect(answer.query).toBe("eicher");
  expect(answer.hits.map((hit) => hit.path)).toContain("/services/services2");
});

test.each([
  ["", ""],
  ["?q=", ""],
  ["?q=zzzzzzzz&q=second", "zzzzzzzz"],
  ["?q[]=x", ""],
])("the call takes %j without complaint", async (query, read) => {
  const response = await fetch(`${server.address}/api/v1/search${query}`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { query: read, understood: [], offers: [], hits: [] },
  ]);
});

test("the page is rendered with the results in it, for a form sent without scripts", async () => {
  const response = await fetch(`${server.address}/search?q=Eicher+%3Cb%3E`, {
    headers: { "accept-encoding": "br" },
  });
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-security-policy")).toContain("'sha256-");
  expect(page).toContain("<title>/search?q=Eicher+%3Cb%3E</title>");
  expect(page).toContain('"path":"/services/services2"');
  expect(page).not.toContain("<b>");
});

test("an identity number in the query is masked in address, page and answer", async () => {
  const { address } = server;
  const page = await fetch(`${address}/search?q=aadhaar+736451928064`, { redirect: "manual" });
  expect([page.status, page.headers.get("location")]).toEqual([303, "/search?q=aadhaar+XXXX+XXXX+8064"]);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const shown = await (await fetch(`${address}/search?q=aadhaar+736451928064`)).text();
  expect(shown).toContain('"query":"aadhaar XXXX XXXX 8064"');
  expect(shown).not.toContain("736451928064");
  const others = await fetch(`${address}/search?q=a&q=736451928064&x=7364+5192+8064`, { redirect: "manual" });
  expect(others.headers.get("location")).toBe("/search?q=a&q=XXXX+XXXX+8064&x=XXXX+XXXX+8064");
  const target = "http://evil.example/search?q=736451928064";
  const elsewhere = await exchange(address, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(elsewhere.match(/^location: .*$/im)?.[0]).toBe("location: /search?q=XXXX+XXXX+8064");
  const answer = await (await fetch(`${address}/api/v1/search?q=pan+ABCPE1234F`)).json();
  expect(answer).toMatchObject({ query: "pan XXXX XXXX 1234" });
});

test("the page says what a word of another language was understood as", async () => {
  const response = await fetch(`${server.address}/search?${new URLSearchParams({ q: "गाड़ी" })}`);
  expect(await response.text()).toContain('"understood":["vehicle"]');
});

test("a query that is no UTF-8 is read as the browser reads it", async () => {
  const response = await fetch(`${server.address}/search?q=100%25+%ff`);
  expect(await response.text()).toContain('"query":"100% \ufffd"');
});

describe("too many searches", () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startServer("sqlite", { RATE_LIMIT_SCALE: String(3 / rateLimits.search.burst) });
  });
  afterAll(() => limited.close());

  test("are refused with the time to wait, by the page and by the call, which share a limit", async () => {
    const page = () => fetch(`${limited.address}/search?q=eicher`);
    const call = () => fetch(`${limited.address}/api/v1/search?q=eicher`);
    const allowed = [await page(), await call(), await page()];
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200]);

    const refusedCall = await call();
    expect(refusedCall.status).toBe(429);
    expect(Number(refusedCall.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusedCall.json()).toEqual({ message: expect.stringMatching(/try again in \d+ second/) });

    const refusedPage = await page();
    expect(refusedPage.status).toBe(429);
    expect(Number(refusedPage.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refusedPage.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const document = await refusedPage.text();
    expect(document).toContain('{"searchLimited":true}');
    // It is the same for everybody, so that it is rendered and compressed only once.
    expect(document).toContain("<title>/search</title>");
  });
});
