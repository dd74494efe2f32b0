/**
 * Thousands of generated requests against everything that takes input. Every answer is quick, is no
 * server error and echoes nothing unescaped. FAULTS_SEED=… repeats a run.
 */

import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { hostileTexts, unescapedEcho } from "#tests/support/hostile-text.ts";
import { inspectNode, inspectorFlags } from "#tests/support/node-inspector.ts";
import { forRunLength } from "#tests/support/run-length.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";
import { waitMs } from "#tests/support/time-limits.ts";

const count = forRunLength(1_000, 20_000);
const atOnce = 16;
/** How much the heap may grow in the second half. The first half fills the caches. */
const growthLimitMb = forRunLength(5, 10);

/** What can be called: the API as it describes itself, and the pages that take input. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly fields: readonly string[];
  readonly contentType: string;
}

interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface OpenApi {
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
}
interface OpenApiOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties?: object } }>;
  };
}

const form = "application/x-www-form-urlencoded";
const contactFields = Object.keys(emptyContactFields);
const hiringFields = [
  "name",
  "address",
  "phoneNumber",
  "licenseNumber",
  "aadharNumber",
  "jobId",
  "description",
];
const pages: readonly Operation[] = [
  { method: "GET", path: "/search", query: ["q"], fields: [], contentType: form },
  { method: "POST", path: "/contact-us", query: [], fields: contactFields, contentType: form },
  { method: "POST", path: "/hiring", query: ["job"], fields: hiringFields, contentType: form },
  { method: "GET", path: "/hiring", query: ["job"], fields: [], contentType: form },
  { method: "GET", path: "/", query: ["q"], fields: [], contentType: form },
];

async function describedBy(address: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      fields: Object.keys(requestBody?.content["application/json"]?.schema.properties ?? {}),
      contentType: "application/json",
    })),
  );
}

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
const plausibleText = fc.constantFrom("Asha", "9876500000", "999941057058", "sample-driver-partner-mohali");
const anyValue = fc.oneof(
  { weight: 4, arbitrary: plausibleText },
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

function badRequest(operations: readonly Operation[]): fc.Arbitrary<BadRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      method: mostly(
        operation.method,
        fc.constantFrom(
          "GET",
          "HEAD",
          "POST",
          "PUT",
          "PATCH",
          "DELETE",
          "OPTIONS",
          "TRACE",
          "PROPFIND",
          "SEARCH",
        ),
      ),
      path: fc.tuple(pathFor(operation.path), queryFor(operation.query)).map((parts) => parts.join("")),
      headers: headersFor(operation.contentType),
      body: bodyFor(operation),
    }),
  );
}

function mostly<Value>(usual: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

function pathFor(path: string): fc.Arbitrary<string> {
  const odd = fc.tuple(hostileText, hostileText).map(([before, after]) => `/${before}${path}${after}`);
  return mostly(path, odd.map(sendablePath));
}

function queryFor(names: readonly string[]): fc.Arbitrary<string> {
  const name = names.length > 0 ? mostly(names[0] ?? "", hostileText) : hostileText;
  const pair = fc.tuple(name, hostileText, fc.boolean());
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => pairs.map(([key, value, encoded]) => pairOf(key, value, encoded)).join("&"))
    .map((query) => (query === "" ? "" : `?${query}`));
}

function pairOf(key: string, value: string, encoded: boolean): string {
  return encoded ? String(new URLSearchParams([[key, value]])) : sendablePath(`${key}=${value}`);
}

/** Node's client refuses to send what no address may hold; everything else goes out as it is. */
function sendablePath(path: string): string {
  return path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function headersFor(contentType: string): fc.Arbitrary<Record<string, string>> {
  const value = hostileText.map((text) =>
    text
      .replace(/[^\x20-\x7e\xa0-\xff]/g, "")
      .slice(0, 2_000)
      .trim(),
  );
  const odd = fc.dictionary(
    fc.constantFrom(
      "idempotency-key",
      "accept-encoding",
      "accept",
      "if-none-match",
      "range",
      "origin",
      "referer",
      "cookie",
      "x-session-id",
      "x-forwarded-for",
      "x-http-method-override",
      "content-encoding",
      "user-agent",
    ),
    value,
    { maxKeys: 3 },
  );
  const type = mostly(
    contentType,
    fc.oneof(
      value,
      fc.constantFrom(
        form,
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data; boundary=x",
        "application/xml",
      ),
    ),
  );
  return fc.tuple(type, odd).map(([sent, others]) => ({ ...others, "content-type": sent }));
}

function bodyFor({ fields, contentType }: Operation): fc.Arbitrary<string | Uint8Array> {
  const named = fc.record(Object.fromEntries(fields.map((field) => [field, anyValue])), { requiredKeys: [] });
  const extra = fc.dictionary(fc.constantFrom(...hostileTexts), anyValue, { maxKeys: 2 });
  const whole = fc
    .tuple(named, extra)
    .map(([known, unknown]) => encode({ ...unknown, ...known }, contentType));
  const cut = fc.tuple(whole, fc.nat()).map(([body, at]) => body.slice(0, at % (body.length + 1)));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
}

function encode(body: Readonly<Record<string, unknown>>, contentType: string): string {
  if (contentType !== form) return JSON.stringify(body);
  return String(new URLSearchParams(Object.entries(body).map(([name, value]) => [name, formText(value)])));
}

/** `String()` throws for an object with a `toString` of its own, and such objects are among the values. */
function formText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

interface Reply {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

function send(address: string, agent: Agent, { method, path, headers, body }: BadRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, {
      path,
      method,
      // Set explicitly, since Node's client sends a GET's body without it, which would make two requests of one.
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent,
      signal: AbortSignal.timeout(waitMs),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      text(response).then((answer) => resolve({ status, headers: answered, body: answer }), reject);
    });
    outgoing.end(body);
  });
}

/** @returns what is wrong with the answer, if anything. */
function objection({ method, path }: BadRequest, { status, headers, body }: Reply): string | undefined {
  const contentType = String(headers["content-type"] ?? "");
  if (status >= 500) return `status ${status}`;
  if (headers["x-content-type-options"] !== "nosniff") return "no security headers";
  if (headers["set-cookie"]) return "a header that was typed is one of the answer";
  if (/node_modules|\.ts:\d+|SQLITE|syntax error at/.test(body)) return "the answer reveals internals";
  if (path.startsWith("/api/") && status >= 400 && method !== "HEAD") {
    const message: unknown = JSON.parse(body).message;
    if (typeof message !== "string" || message === "") return "an error without a message";
  }
  return unescapedEcho(contentType, body);
}

test(`${count} bad requests: no server error, no hang, nothing echoed unescaped, no memory lost`, async () => {
  const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 2 ** 31);
  const settings = await emptyDatabase("sqlite");
  const environment = { ...environmentOf(settings), LOG_LEVEL: "error", NODE_OPTIONS: inspectorFlags };
  const app = await startApp(environment, findSiteBuild());
  const inspector = await inspectNode(app);
  const heldMb = async () => (await inspector.heldBytes()) / 1024 / 1024;
  const { address } = app;
  const operations = [...(await describedBy(address)), ...pages];
  const requests = fc.sample(badRequest(operations), { numRuns: count, seed });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  const statuses = new Map<number, number>();
  const objections: string[] = [];
  async function sendFrom(from: number, to: number): Promise<void> {
    let next = from;
    const one = async () => {
      while (next < to && objections.length < 5) {
        const bad = requests[next++] as BadRequest;
        const why = await send(address, agent, bad).then(
          (reply) => {
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
            return objection(bad, reply);
          },
          (error: Error) => `no answer (${error.message})`,
        );
        if (why) objections.push(`${why}: ${JSON.stringify(bad).slice(0, 1_500)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }
  await sendFrom(0, count / 2);
  const halfwayMb = await heldMb();
  await sendFrom(count / 2, count);
  const endMb = await heldMb();
  inspector.close();
  agent.destroy();

  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  console.log(
    `Bad requests, seed ${seed}: ${operations.length} operations, ${counted.join(", ")}; memory held ${halfwayMb.toFixed(1)} MB halfway, ${endMb.toFixed(1)} MB at the end`,
  );
  expect(objections, `seed ${seed}; the log: ${app.output().slice(-2_000)}`).toEqual([]);
  expect(endMb - halfwayMb).toBeLessThan(growthLimitMb);
  // Otherwise the generator would never get past validation.
  expect(statuses.get(201)).toBeGreaterThan(count / 200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  app.child.kill("SIGKILL");
  await app.ended;
  await settings.remove();
});
