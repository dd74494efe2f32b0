import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/http-server.ts";

/**
 * The grade that MDN's HTTP Observatory would give, worked out from its published rules for the headers that we send. The
 * service itself looks at the site from outside, so two of its tests are left out here, that the first redirection goes to
 * https and that nothing is loaded from elsewhere without a hash: both score 0 when they hold.
 */
function observatoryScore(headers: Headers): {
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

const sixMonths = 15_768_000;

function transportModifier(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  return seconds >= sixMonths ? 0 : seconds > 0 ? -10 : -20;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite", { PUBLIC_URL: "https://www.example.com" });
});
afterAll(() => server.close());

test.each([
  "/",
  "/about-us",
  "/hiring",
  "/search?q=x",
  "/nothing",
  "/api/v1/jobs",
  "/healthz",
  "/robots.txt",
])("%s would get A+", async (path) => {
  const { score, tests } = observatoryScore((await fetch(server.address + path)).headers);
  expect([path, tests]).toEqual([
    path,
    {
      policy: 10,
      cookies: 0,
      sharing: 0,
      referrer: 5,
      strictTransport: 0,
      sniffing: 0,
      framing: 5,
      resources: 10,
    },
  ]);
  expect(score).toBe(130);
});

test("the score falls with each header that is missing", async () => {
  const { headers } = await fetch(`${server.address}/`);
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
