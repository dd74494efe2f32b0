import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { decode, pathnameOf } from "../site/site.routes.ts";

/**
 * Tells each client its request's id, and writes a line per answer for those who set LOG_LEVEL=info; without
 * the query, which may hold what people typed. An address that is none of the site's may hold anything as well, so
 * identity numbers are masked in it.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const pathname = pathnameOf(request);
    const path = reply.statusCode < 400 ? pathname : maskIdentityNumbers(decode(pathname));
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path, status: reply.statusCode, ms }, "answered");
    done();
  });
}

/** Unique among all processes, and cheap: a random beginning for the process, then a count. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
