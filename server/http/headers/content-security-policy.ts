import type { DocumentSources } from "#contract/site-build.ts";

/** For answers that are no documents: they may load, run and frame nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a document: only our own files, and the inline scripts and styles whose hashes the
 * build knows. No `upgrade-insecure-requests`, which would break the site on http://127.0.0.1.
 */
export function documentPolicy(
  { scriptHashes, styleHashes, analyticsOrigin }: DocumentSources,
  publicApiOrigin: string | undefined,
): string {
  const analytics = analyticsOrigin ? [analyticsOrigin] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...analytics].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(publicApiOrigin ? [publicApiOrigin] : []), ...analytics].join(" "),
    "form-action 'self'",
    "frame-src https://www.openstreetmap.org",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // web/boot/analytics.ts makes this policy, for one address.
    analyticsOrigin ? "trusted-types analytics" : "trusted-types 'none'",
  ].join("; ");
}

/** The desk's pages: only its own files, no inline script or style, and no way from a text to a script. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");
