import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { type ApiDescription, apiPage, examples } from "./api-page.ts";

let server: TestServer;
let api: ApiDescription;
beforeAll(async () => {
  server = await startServer("sqlite");
  api = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as ApiDescription;
});
afterAll(() => server.close());

test("docs/api.md matches the current API (npm run api:page rewrites it)", async () => {
  await expect(apiPage(api)).toMatchFileSnapshot("../../docs/api.md");
});

test("every call has an example, which does what the page says", async () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(api.paths).sort());
  for (const [path, { status, query = "", headers = {}, body }] of Object.entries(examples)) {
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(server.address + path + query, {
      ...sent,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    });
    expect([path, response.status]).toEqual([path, status]);
  }
});
