import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { closedPolicy } from "./content-security-policy.ts";

const commonHeaders = {
  // Browsers ignore it over http, so it does no harm on http://127.0.0.1.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  // OpenStreetMap's embed refuses requests without a referrer. It gets the origin alone.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** For answers to requests that are not valid HTTP, which no hook sees. */
export const closedHeaders = { ...commonHeaders, "content-security-policy": closedPolicy } as const;

/**
 * Sets the security headers of every answer. An answer without a policy of its own gets the closed one. The hooks take
 * a callback, because every request passes them and a promise would cost more than their work.
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
