import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { DocumentSources } from "#contract/site-build.ts";

/** On every answer, whatever it is. */
export const commonHeaders = {
  // Browsers heed this over https only, so it does no harm on http://127.0.0.1.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  // OpenStreetMap's embed refuses requests without a referrer; this sends it the origin alone.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** For answers that are no documents: nothing may be loaded, run or framed from them. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers that are sent before the hooks could put them on. */
export const closedHeaders = { ...commonHeaders, "content-security-policy": closedPolicy } as const;

/**
 * The Content-Security-Policy of a document: only our own files, and of inline scripts and styles only
 * those that the build has hashed. `upgrade-insecure-requests` is left out on purpose, it would
 * break the site on http://127.0.0.1.
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
    // The one policy is made by web/app/analytics.ts, for the one address.
    analyticsOrigin ? "trusted-types analytics" : "trusted-types 'none'",
  ].join("; ");
}

/**
 * Puts them on every answer; one that brings no policy of its own gets the closed one. Like all hooks that every
 * request passes, these call back: no promise has to be made and awaited for nothing.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(commonHeaders);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
    done();
  });
});
