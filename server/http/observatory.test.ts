import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteBuild } from "#contract/site-build.ts";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { type DatabaseSettings, emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";

/**
 * The grade that MDN's HTTP Observatory would give, computed by its published rules from an answer's headers and
 * document. One of its tests is left out, since it needs the proxy in front of the server: that the first redirection
 * goes to https. It scores 0 when that holds.
 */
function observatoryScore(
  headers: Headers,
  html = "",
): {
  readonly score: number;
  readonly tests: Record<string, number>;
} {
  const policy = new Map(
    (headers.get("content-security-policy") ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );
  const tests = {
    policy: policyModifier(policy),
    cookies: headers.has("set-cookie") ? -20 : 0,
    sharing: headers.get("access-control-allow-origin") === "*" ? -50 : 0,
    referrer: referrerModifier(headers.get("referrer-policy")),
    strictTransport: transportModifier(headers.get("strict-transport-security")),
    sniffing: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    integrity: integrityModifier(html),
    framing: policy.has("frame-ancestors") ? 5 : headers.has("x-frame-options") ? 0 : -20,
    resources: ["same-origin", "same-site"].includes(headers.get("cross-origin-resource-policy") ?? "")
      ? 10
      : 0,
  };
  const penalties = Object.values(tests).filter((points) => points < 0);
  const bonuses = Object.values(tests).filter((points) => points > 0);
  const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0);
  const score = 100 + sum(penalties);
  // Extra credit is only for those who are good without it.
  return { score: score >= 90 ? score + sum(bonuses) : score, tests };
}

function policyModifier(policy: ReadonlyMap<string, readonly string[]>): number {
  if (!policy.has("default-src")) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? [];
  const broad = ["'unsafe-inline'", "'unsafe-eval'", "data:", "http:", "https:", "*"];
  const isUnsafe = (name: string) => sourcesOf(name).some((source) => broad.includes(source));
  if (isUnsafe("script-src") || isUnsafe("object-src")) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if (isUnsafe("style-src")) return 0;
  const keepsForms = ["'self'", "'none'"].includes(policy.get("form-action")?.join(" ") ?? "");
  return policy.get("default-src")?.join(" ") === "'none'" && keepsForms ? 10 : 5;
}

function referrerModifier(policy: string | null): number {
  if (policy === null) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy);
  return isPrivate ? 5 : -5;
}

/** Scripts of other origins need a hash. */
function integrityModifier(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="?(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.some((tag) => /\ssrc="?http:/.test(tag))) return -50;
  return foreign.every((tag) => /\sintegrity=/.test(tag)) ? 0 : -5;
}

const sixMonths = 15_768_000;

function transportModifier(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  return seconds >= sixMonths ? 0 : seconds > 0 ? -10 : -20;
}

const build = findSiteBuild();
const { documents, settings } = JSON.parse(readFileSync(path.join(build, "site.json"), "utf8")) as SiteBuild;
let data: DatabaseSettings & { remove(): Promise<void> };
let server: RunningApp;
beforeAll(async () => {
  data = await emptyDatabase("sqlite");
  // With the address for which it was built.
  server = await startApp({ ...environmentOf(data), PUBLIC_URL: settings.PUBLIC_URL ?? "" }, build);
});
afterAll(async () => {
  server.child.kill();
  await server.ended;
  await data.remove();
});

const answers = [
  ...Object.keys(documents).map((address) => address.replace(/^(?!\/)/, "/")),
  "/search?q=van",
  "/nothing",
  "/error-nothing",
  "/api/v1/jobs",
  "/healthz",
  "/robots.txt",
];

test("every document of the build is among the answers", () => {
  expect(Object.keys(documents).length).toBeGreaterThan(20);
});

describe.each(answers)("%s", (address) => {
  test("would get A+", async () => {
    const { headers, html } = await get(address);
    const { score, tests } = observatoryScore(headers, html);
    expect([address, tests]).toEqual([
      address,
      {
        policy: 10,
        cookies: 0,
        sharing: 0,
        referrer: 5,
        strictTransport: 0,
        sniffing: 0,
        integrity: 0,
        framing: 5,
        resources: 10,
      },
    ]);
    expect(score).toBe(130);
  });

  test("allows everything that stands inline in it by its hash", async () => {
    const { headers, html } = await get(address);
    const policy = headers.get("content-security-policy") ?? "";
    const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|json"))[^>]*>([\s\S]*?)<\/\1>/g)];
    const hashes = inline.map(([, , text = ""]) => createHash("sha256").update(text).digest("base64"));
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
    expect(hashes.length > 1).toBe(html !== "");
  });
});

test("the score falls with each header that is missing", async () => {
  const { headers } = await get("/");
  for (const name of [
    "content-security-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
    "cross-origin-resource-policy",
  ]) {
    const fewer = new Headers(headers);
    fewer.delete(name);
    expect(observatoryScore(fewer).score).toBeLessThan(130);
  }
  const loose = new Headers(headers);
  loose.set(
    "content-security-policy",
    "default-src 'none'; script-src 'self' 'unsafe-inline'; form-action 'self'",
  );
  expect(observatoryScore(loose).score).toBeLessThan(100);
});

test("the score falls with a foreign script without a hash", async () => {
  const { headers, html } = await get("/");
  const foreign = '<script src="https://scripts.example.com/a.js"></script>';
  expect(observatoryScore(headers, html + foreign).score).toBeLessThan(130);
});

async function get(address: string): Promise<{ headers: Headers; html: string }> {
  const response = await fetch(server.address + address, { redirect: "error" });
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const text = await response.text();
  return { headers: response.headers, html: isDocument ? text : "" };
}
