/** Known attacks, each written by hand, against the real pages. */

import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyLimitBytes } from "#server/limits.ts";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { type Engine, engines, environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { hostileTexts, unescapedEcho } from "#tests/support/hostile-text.ts";
import { closingRequest, exchange, statusesOf } from "#tests/support/raw-http.ts";
import { forRunLength } from "#tests/support/run-length.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";
import { postJson } from "#tests/support/test-server.ts";

const message = { ...contactMessage, subject: "Attack" };

const dist = findSiteBuild();

// Tests of their own check on both engines what differs between them.
describe.each(forRunLength<readonly Engine[]>(["sqlite"], engines))("a server on %s", (engine) => {
  let settings: Awaited<ReturnType<typeof migratedDatabase>>;
  let app: RunningApp;
  let address: string;
  beforeAll(async () => {
    settings = await migratedDatabase(engine);
    app = await startApp({ ...environmentOf(settings), LOG_LEVEL: "error" }, dist);
    address = app.address;
  });
  afterAll(async () => {
    app.child.kill("SIGKILL");
    await app.ended;
    await settings.remove();
  });

  async function storedNames(): Promise<string[]> {
    const database = await open(settings);
    const rows = await database.kysely.selectFrom("contact_messages").select("name").execute();
    await database.close();
    return rows.map((row) => row.name);
  }

  test("stores hostile text in every field as it is, and only there", async () => {
    for (const text of hostileTexts.filter((candidate) => candidate.length < 50)) {
      const everywhere = {
        name: `${text}!`,
        email: `${text}!`,
        phone: `${text}!`,
        subject: `${text}!`,
        query: text,
      };
      expect((await postJson(`${address}/api/v1/contact/new`, everywhere)).status).toBe(201);
      const applied = {
        ...application,
        name: `${text}!`,
        address: `${text}!`,
        licenseNumber: text,
        description: text,
      };
      expect((await postJson(`${address}/api/v1/applicants`, applied)).status).toBe(201);
      expect((await postJson(`${address}/api/v1/applicants`, { ...applied, jobId: `${text}!` })).status).toBe(
        400,
      );
    }
    expect(await storedNames()).toContain("'; drop table contact_messages; --!");
    const { jobs } = (await (await fetch(`${address}/api/v1/jobs`)).json()) as { jobs: unknown[] };
    expect(jobs.length).toBeGreaterThan(1);
  });

  test("shows hostile text in pages, but never as a part of them", async () => {
    for (const text of hostileTexts) {
      const query = new URLSearchParams({ q: text, job: text });
      const fields = [...Object.keys(message), ...Object.keys(application)];
      const form = new URLSearchParams(fields.map((field) => [field, text]));
      const answers = await Promise.all([
        fetch(`${address}/search?${query}`),
        fetch(`${address}/hiring?${query}`),
        fetch(`${address}/contact-us`, { method: "POST", body: form }),
        fetch(`${address}/hiring?${query}`, { method: "POST", body: form }),
        fetch(`${address}/${encodeURIComponent(text.toWellFormed())}`),
      ]);
      for (const answer of answers) {
        expect(answer.status, `${answer.url} with ${JSON.stringify(text)}`).toBeLessThan(500);
        const type = answer.headers.get("content-type") ?? "";
        expect(unescapedEcho(type, await answer.text())).toBeUndefined();
        expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      }
    }
  });

  test.each([
    [
      "a prototype",
      `{"__proto__":{"name":"polluted","isAdmin":true},"email":"e","phone":"1","subject":"s"}`,
      400,
    ],
    [
      "a constructor",
      `{"constructor":{"prototype":{"name":"polluted"}},"email":"e","phone":"1","subject":"s"}`,
      400,
    ],
    ["a prototype beside what is needed", `{"__proto__":null,${JSON.stringify(message).slice(1)}`, 201],
    ["keys twice", `{"name":"first",${JSON.stringify(message).slice(1)}`, 201],
    ["NUL in a key", JSON.stringify({ ...message, "na\0me": "x" }), 201],
    [
      "NUL and half characters in values",
      JSON.stringify({ ...message, name: "a\0\ud800b", query: "\udc00" }),
      201,
    ],
    ["only NUL where something is needed", JSON.stringify({ ...message, name: "\0\0" }), 400],
    ["100 levels", `{"name":${"[".repeat(100)}${"]".repeat(100)}}`, 400],
    ["10,000 levels", `{"name":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}}`, 400],
    ["100,000 open brackets", "[".repeat(100_000), 400],
    ["numbers beyond all bounds", `{"name":1e999999,"email":-1e-999999}`, 400],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ["a byte order mark", `\ufeff${JSON.stringify(message)}`, 201],
    ["more than is taken", JSON.stringify({ ...message, query: "x".repeat(bodyLimitBytes) }), 413],
  ])("takes a body with %s for what it is", async (_name, body, status) => {
    const response = await fetch(`${address}/api/v1/contact/new`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
    expect(await storedNames()).not.toContain("polluted");
  });

  test.each([
    ["", 415],
    ["text/plain", 415],
    ["application/xml", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/json, text/html", 415],
    ["application/json; charset=utf-16", 201],
    ["APPLICATION/JSON", 201],
    ["application/json;;;=", 201],
  ])("answers a body of the type %j with %i", async (type, status) => {
    const body = new Blob([JSON.stringify(message)]);
    const response = await fetch(`${address}/api/v1/contact/new`, {
      method: "POST",
      headers: type === "" ? {} : { "content-type": type },
      body,
    });
    expect(response.status).toBe(status);
  });

  test("refuses a compressed body, however small", async () => {
    const response = await fetch(`${address}/api/v1/contact/new`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: gzipSync(JSON.stringify({ ...message, query: "x".repeat(9_000) })),
    });
    expect(response.status).toBe(400);
  });

  test.each([
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/%252e%252e%252fetc%252fpasswd",
    "/assets/../../../package.json",
    "/assets/..%2f..%2fsite.json",
    "/pictures/%2e%2e/%2e%2e/site.json",
    "/..\\..\\..\\etc\\passwd",
    "/%5c..%5c..%5cetc%5cpasswd",
    "/.%00./etc/passwd",
    "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "/documents/index.html",
    "/documents/index.html.br",
    "/site.json",
    "/server/main.js",
    "/.vite/manifest.json",
    "/.env",
    "/.git/config",
    "//etc/passwd",
    "/%",
    "/%zz",
    "/%e0%a4",
    "/robots.txt%00.html",
    "/robots.txt/",
    "http://169.254.169.254/latest/meta-data",
  ])("opens no file by the address %s", async (path) => {
    const received = await exchange(address, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(statusesOf(received)[0]).toSatisfy((status) => [308, 400, 404].includes(status as number));
    expect(received).not.toMatch(/root:.*:0:0|"dependencies"|scriptHashes|\[core\]/);
    expect(received).not.toMatch(/^location: (?!\/[a-zA-Z])/m);
  });

  test.each([
    ["?q=%", 200],
    ["?q=%ff%fe&q=%c0%80", 200],
    ["?q=a&q=b&q[]=c&q[__proto__]=d&__proto__[q]=e", 200],
    [`?q=${"%27%22%3C".repeat(1_500)}`, 200],
    [`?${"q=a&".repeat(3_000)}`, 200],
  ])("answers the search for odd query %# with %i", async (query, status) => {
    const received = await exchange(
      address,
      `GET /api/v1/search${query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesOf(received)).toEqual([status]);
  });

  test("sends the whole file for any Range header, and ignores headers that override the method", async () => {
    const ranges = `bytes=${Array.from({ length: 1_500 }, (_, at) => `${at}-`).join(",")}`.slice(0, 12_000);
    const whole = await (await fetch(`${address}/robots.txt`)).text();
    for (const range of [ranges, "bytes=0-0", "bytes=-1", "bytes=9-2", "lines=1-2"]) {
      const response = await fetch(`${address}/robots.txt`, { headers: { range } });
      expect([response.status, await response.text()]).toEqual([200, whole]);
    }
    for (const name of ["x-http-method-override", "x-method-override", "x-http-method"]) {
      const response = await fetch(`${address}/api/v1/jobs?_method=DELETE`, {
        headers: { [name]: "DELETE" },
      });
      expect(response.status).toBe(200);
      const posted = await postJson(`${address}/api/v1/contact/new?_method=GET`, message, { [name]: "GET" });
      expect(posted.status).toBe(201);
    }
  });

  test("no text from a request becomes a response header", async () => {
    const lines = "%0d%0aSet-Cookie:%20mark=1%0d%0a%0d%0a<gm-mark>";
    for (const path of [`/ABOUT-US?x=${lines}`, `/about-us/${lines}`, `/search?q=${lines}`, `/${lines}`]) {
      const received = await exchange(
        address,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      const [head = "", shown = ""] = received.split("\r\n\r\n");
      expect(head).not.toMatch(/^set-cookie/im);
      expect(shown).not.toContain("<gm-mark>");
    }
  });

  const body = JSON.stringify({ ...message, name: "Smuggled" });
  const smuggled = `POST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const first = "POST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  test.each([
    ["both lengths", `${first}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      "both, the other way round",
      `${first}Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ["two lengths", `${first}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ["a list of lengths", `${first}Content-Length: 0, ${smuggled.length}\r\n\r\n${smuggled}`],
    ["a signed length", `${first}Content-Length: +0\r\n\r\n${smuggled}`],
    ["a negative length", `${first}Content-Length: -1\r\n\r\n${smuggled}`],
    ["an unknown coding", `${first}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ["chunked, but not last", `${first}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      "a blank before the colon",
      `${first}Transfer-Encoding : chunked\r\nContent-Length: 0\r\n\r\n${smuggled}`,
    ],
    ["a folded line", `${first}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: x\r\n\r\n${smuggled}`],
    ["bare line feeds", `POST / HTTP/1.1\nHost: x\nContent-Length: 0\n\n${smuggled}`],
    ["a bare carriage return", `${first}X: a\rContent-Length: 0\r\n\r\n${smuggled}`],
    [
      "a chunk's size beyond all bounds",
      `${first}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${smuggled}`,
    ],
    ["a chunk's size that is none", `${first}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${smuggled}`],
    ["NUL in a header", `${first}X: a\0b\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ["an unknown version", `POST / HTTP/3.7\r\nHost: x\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ["HTTP/2 without asking", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
    ["an unknown method", `HACK / HTTP/1.1\r\nHost: x\r\n\r\n${smuggled}`],
    [
      "an expectation",
      `${first}Expect: a-miracle\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}${closingRequest}`,
    ],
  ])("lets no second request in behind one with %s", async (_name, bytes) => {
    const received = await exchange(address, bytes);
    expect(statusesOf(received).filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(await storedNames()).not.toContain("Smuggled");
  });

  test.each([
    ["a header of 20 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ["noise", Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7_919) % 256)), 400],
    ["TLS", Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x00]), 400],
  ])("answers %s in the shape of every other error", async (_name, bytes, status) => {
    const received = await exchange(address, bytes);
    expect(statusesOf(received)).toEqual([status]);
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(JSON.parse(received.slice(received.indexOf("\r\n\r\n")))).toEqual({
      message: expect.stringMatching(/again|shorten/),
    });
  });

  test("answers a HEAD that it cannot read without a body", async () => {
    const received = await exchange(address, `HEAD /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(statusesOf(received)).toEqual([431]);
    expect(received).toMatch(/\r\n\r\n$/);
  });

  test.each([
    ["a tunnel", "CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: x\r\n\r\n"],
    [
      "another protocol",
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n",
    ],
    [
      "a socket",
      "GET /api/v1/chatbot HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n",
    ],
  ])("does not open %s", async (_name, bytes) => {
    const received = await exchange(address, bytes);
    expect(statusesOf(received)).not.toContain(101);
    expect(received).not.toMatch(/^HTTP\/1.1 200 Connection/);
  });

  test("still works after all attacks", async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(app.output().replace(/^.+ is listening on .+\n/, "")).toBe("");
  });
});
