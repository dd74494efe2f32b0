import { rmSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stubAnalyticsOrigin, stubScriptHash, stubStyleHash } from "#tests/support/stub-build.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { securityHeaderValues } from "../headers/security-headers.plugin.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite", { PUBLIC_API_ORIGIN: "https://api.example.com" });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path unchanged and decompresses nothing, unlike fetch. */
function request(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = http.request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject).end();
  });
}

describe("documents", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("are sent as they lie ready in %s", async (encoding, unpack) => {
    const plain = await request("/about-us");
    const packed = await request("/about-us", { "accept-encoding": `${encoding}, identity;q=0.5` });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toBe("Accept-Encoding");
    expect(packed.body.length).toBeLessThan(plain.body.length / 10);
    expect(unpack(packed.body)).toEqual(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test("are asked for each time, which costs nothing while they are the same", async () => {
    const { headers } = await request("/", { "accept-encoding": "br" });
    expect(headers["cache-control"]).toBe("no-cache");
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"older", ${tag}`, "*"]) {
      const again = await request("/", { "accept-encoding": "br", "if-none-match": known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    const changed = await request("/", { "accept-encoding": "br", "if-none-match": '"older"' });
    expect(changed.status).toBe(200);
  });

  test("answer HEAD like GET, without the body", async () => {
    const [get, head] = [await request("/about-us"), await request("/about-us", {}, "HEAD")];
    expect(head.body.length).toBe(0);
    for (const name of ["etag", "content-length", "content-type", "content-security-policy"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each([
    ["/about-us/", "/about-us"],
    ["/About-US", "/about-us"],
    ["/terms-CONDITION/", "/Terms-condition"],
    ["/about-us/?a=b&c=/", "/about-us?a=b&c=/"],
    ["/%61bout%2Dus", "/about-us"],
  ])("send %s on to the right spelling %s", async (path, location) => {
    const { status, headers } = await request(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test("that show what the query names have an address of their own, whatever else the query contains", async () => {
    for (const query of ["?post=first", "?post=first&utm_source=x", "?utm_source=x&post=first&post=second"]) {
      const { body } = await request(`/blogs/detail${query}`);
      expect(body.toString()).toContain("<title>/blogs/detail?post=first</title>");
    }
    for (const query of ["", "?post=", "?post=nowhere", "?other=first"]) {
      const { body } = await request(`/blogs/detail${query}`);
      expect(body.toString()).toContain("<title>/blogs/detail</title>");
    }
  });

  test.each([
    "/nowhere",
    "/404",
    "/documents/home.html",
    "/about-us//",
    "/about-us.html",
    "/assets/",
    "/site.json",
    "/%zz",
    "/100%?q=%zz",
    "/%ff",
  ])("show the error page with status 404 for %s", async (path) => {
    const { status, headers, body } = await request(path, { "if-none-match": "*" });
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain("<title>/404</title>");
  });

  test("show it without header and footer below /error", async () => {
    const { status, body } = await request("/Error-nowhere");
    expect([status, body.toString().includes("<title>/error404</title>")]).toEqual([404, true]);
    expect((await request("/error404")).status).toBe(200);
  });

  test.each([
    "/../site.json",
    "/..%2fsite.json",
    "/%2e%2e/site.json",
    "/assets/..%2f..%2fsite.json",
    "//etc/passwd",
  ])("serve no file outside the folder for %s", async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  test("answer a call whose address cannot be read with words", async () => {
    const { status, body } = await request("/api/%zz");
    expect([status, JSON.parse(body.toString())]).toEqual([404, { message: expect.any(String) }]);
  });

  test("refuse other methods", async () => {
    const { status, headers } = await request("/about-us", {}, "DELETE");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    const contact = await request("/contact-us", {}, "PUT");
    expect([contact.status, contact.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect((await request("/nowhere", {}, "POST")).status).toBe(404);
  });
});

test.each([
  ["/assets/entry-0a1b2c3d.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/pictures/tata-ace.avif", "image/avif", "public, max-age=604800"],
  ["/people/asha-verma.svg", "image/svg+xml", "public, max-age=604800"],
  ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
  ["/sitemap.xml", "application/xml; charset=utf-8", "public, max-age=3600"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8", "public, max-age=3600"],
  ["/favicon.svg", "image/svg+xml", "public, max-age=3600"],
])("the file %s is sent as %s", async (path, type, cacheControl) => {
  const { status, headers } = await request(path);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, cacheControl]);
  const again = await request(path, { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
});

test("a file is sent compressed when it lies compressed beside it, and its compressed copy has no address", async () => {
  const { headers, body } = await request("/assets/entry-0a1b2c3d.js", { "accept-encoding": "br" });
  expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(body).toString()).toContain("console.info");
  expect((await request("/assets/entry-0a1b2c3d.js.br")).status).toBe(404);
});

test("a file that a newer build removed gets 404, which is no server error", async () => {
  rmSync(path.join(server.dist, "site/pictures/euler.avif"));
  const { status, headers } = await request("/pictures/euler.avif");
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(server.logged.join()).not.toContain("ENOENT");
});

describe("security headers", () => {
  test("a document's policy names its hashes and nothing unsafe", async () => {
    const policy = String((await request("/")).headers["content-security-policy"]);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' ${stubScriptHash}`,
      `style-src 'self' ${stubStyleHash}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.example.com",
      "form-action 'self'",
      "frame-src https://www.openstreetmap.org",
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test.each(["/hiring", "/search?q=x"])(
    "the policy of %s, which the server renders, lets the analytics script in",
    async (path) => {
      const policy = String((await request(path)).headers["content-security-policy"]);
      expect(policy).toMatch(new RegExp(`; script-src [^;]* ${stubAnalyticsOrigin};`));
    },
  );

  test.each([
    "/",
    "/nowhere",
    "/robots.txt",
    "/search?q=x",
    "/api/v1/search?q=x",
    "/api/nothing",
    "/about-us/",
  ])("are on %s", async (path) => {
    const { headers } = await request(path);
    expect(headers).toMatchObject({
      ...securityHeaderValues,
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "x-request-id": expect.stringMatching(/^[\w-]{8}-\w+$/),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});
