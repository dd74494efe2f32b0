import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { closedPolicy } from "./content-security-policy.ts";

/**
 * The headers of every answer; documents have another policy. Exported for answers that run no hook: to invalid HTTP,
 * and while the server waits for its database.
 */
export const securityHeaderValues = {
  // Browsers ignore HSTS over http, also on http://127.0.0.1.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  // OpenStreetMap's map refuses requests without a referrer. It gets the origin alone.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  "content-security-policy": closedPolicy,
} as const;

/**
 * Adds the security headers that an answer does not have yet. The hook runs last: setting eight headers first costs a
 * document, which goes past Fastify, more than copying them. Why not `@fastify/helmet`: decision 5.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(securityHeaderValues))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
});

/** For an answer that goes past Fastify, so that no `onSend` hook runs: security headers, and those set by hooks. */
export function headersPastFastify(reply: FastifyReply): OutgoingHttpHeaders {
  return { ...securityHeaderValues, ...(reply.getHeaders() as OutgoingHttpHeaders) };
}
