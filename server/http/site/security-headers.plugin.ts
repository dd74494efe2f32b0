import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { closedPolicy } from "./content-security-policy.ts";

/** Of every answer; a document replaces the policy. Answers to invalid HTTP, which no hook sees, need them too. */
export const securityHeaderValues = {
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
  "content-security-policy": closedPolicy,
} as const;

/**
 * Sets the security headers of every answer; a document then sets its own policy. The hook takes a callback, because
 * every request passes it and a promise would cost more than its work.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(securityHeaderValues);
    done();
  });
});
