import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closingRequest, exchange, openSocket } from "#tests/support/raw-http.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

/** The whole answer but for what differs each time. */
async function answerTo(target: string, ...lines: string[]): Promise<string> {
  const head = [`GET ${target} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");
  const received = await exchange(server.address, head + closingRequest);
  const [headers = "", ...rest] = received.replace(/HTTP\/1\.1 404 .*$/s, "").split("\r\n\r\n");
  const comparable = headers
    .split("\r\n")
    .map((line) =>
      line
        .replace(/^(date|x-request-id): .+/i, "$1: changing")
        .replace(/^[\w-]+:/, (name) => name.toLowerCase()),
    )
    .sort();
  return [...comparable, ...rest].join("\r\n");
}

test.each([
  ["to a browser", ["Accept-Encoding: gzip, deflate, br, zstd"]],
  ["to a client that unpacks gzip only", ["Accept-Encoding: gzip"]],
  ["to a client that unpacks nothing", []],
  ["to a client that wants the connection closed", ["Connection: close"]],
])("the answer %s is the same with a query that means nothing", async (_client, lines) => {
  expect(await answerTo("/about-us", ...lines)).toBe(await answerTo("/about-us?", ...lines));
  expect(await answerTo("/about-us", ...lines)).toMatch(/^content-security-policy: default-src 'none'/m);
});

test("a document is counted and logged, without its query", async () => {
  const count = async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    const line = /^http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)$/m;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await count();
  const lines = server.logged.length;
  const answers = [
    await fetch(`${server.address}/about-us`),
    await fetch(`${server.address}/about-us?q=secret`),
  ];
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  await expect.poll(count).toBe(before + 2);
  const logged = server.logged.slice(lines).map((line) => JSON.parse(line));
  const answered = logged.filter(({ path }) => path === "/about-us");
  expect(answered.map(({ request }) => request)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  const [plain, withQuery] = answered.map(({ request, ms, time, ...rest }) => ({
    ...rest,
    hasTime: ms >= 0 && time > 0,
  }));
  expect(plain).toEqual(withQuery);
});

test("pages that the server renders are not answered with the build's document, nor is the error page's own address", async () => {
  const hiring = await (await fetch(`${server.address}/hiring`)).text();
  expect(hiring).toContain(`{"jobs":[`);
  const search = await (await fetch(`${server.address}/search`)).text();
  expect(search).toContain(`{"search":`);
  expect((await fetch(`${server.address}/404`)).status).toBe(404);
});

test("a closing server ends the connection with the answer", async () => {
  const ending = await startServer("sqlite");
  const answers = ["/about-us", "/about-us?"].map((target) => {
    const socket = openSocket(ending.address);
    let received = "";
    const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
    const begun = once(socket, "data");
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    // The server that answers the first request has the beginning of the second one, which came with it.
    socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET ${target} HTTP/1.1\r\nHost: x\r\n`);
    return { begun, ended, finish: () => socket.write("\r\n") };
  });
  for (const { begun } of answers) await begun;
  const closed = ending.close();
  await vi.waitFor(() => expect(fetch(`${ending.address}/healthz`)).rejects.toThrow(), soon);
  for (const { finish } of answers) finish();
  for (const { ended } of answers) {
    expect((await ended).match(/^connection: .+$/gim)).toEqual([
      expect.stringMatching(/keep-alive/),
      expect.stringMatching(/close/),
    ]);
  }
  await closed;
});
