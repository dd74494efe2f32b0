import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { decode, pathnameOf } from "../pathname.ts";

/**
 * Sends each client the id of its request, and writes a line for each answer at LOG_LEVEL=info. The line leaves out the
 * query, which may hold what people typed. A path that the site does not have may hold anything as well, so identity
 * numbers are masked in it.
 */
export const requestLog = fastifyPlugin(async (app: FastifyInstance) => {
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
});

/** Ids that no two processes share, and that cost little: a random prefix for the process, then a count. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
