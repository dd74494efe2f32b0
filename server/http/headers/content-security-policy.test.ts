import { expect, test } from "vitest";
import { documentPolicy } from "./content-security-policy.ts";

const hashes = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] };

function directives(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

/** Every origin but our own that a policy names, by directive. */
function foreignOrigins(policy: string): Readonly<Record<string, readonly string[]>> {
  const named = Object.entries(directives(policy))
    .map(([name, values]) => [name, values.filter((value) => value.startsWith("http"))] as const)
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(named);
}

test("without analytics no foreign script may run, and no Trusted Types policy may be made", () => {
  const policy = documentPolicy(hashes, undefined);
  expect(directives(policy)["script-src"]).toEqual(["'self'", "'sha256-a'"]);
  expect(directives(policy)["trusted-types"]).toEqual(["'none'"]);
  expect(foreignOrigins(policy)).toEqual({ "frame-src": ["https://www.openstreetmap.org"] });
});

test("with analytics the policy names just that origin, for its script and its calls", () => {
  const analyticsOrigin = "https://stats.example.com";
  const policy = documentPolicy({ ...hashes, analyticsOrigin }, "https://api.example.com");
  expect(foreignOrigins(policy)).toEqual({
    "script-src": [analyticsOrigin],
    "connect-src": ["https://api.example.com", analyticsOrigin],
    "frame-src": ["https://www.openstreetmap.org"],
  });
  expect(directives(policy)["require-trusted-types-for"]).toEqual(["'script'"]);
  expect(directives(policy)["trusted-types"]).toEqual(["analytics"]);
});
