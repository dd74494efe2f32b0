import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
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
 * Adds the security headers to every answer that Fastify sends, but those that it has. It is a hook at the end: to set
 * eight headers at the beginning of each request cost a document more than to copy them. Why not `@fastify/helmet`:
 * decision 5.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(securityHeaderValues))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
});

/** The headers of an answer that is written past Fastify, with those that hooks have set. No `onSend` hook sees it. */
export function headersPastFastify(reply: FastifyReply): OutgoingHttpHeaders {
  return { ...securityHeaderValues, ...(reply.getHeaders() as OutgoingHttpHeaders) };
}
