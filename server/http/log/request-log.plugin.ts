import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { pathnameOf } from "../pathname.ts";

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
  if (!["trace", "debug", "info"].includes(app.log.level)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const pathname = pathnameOf(request);
    const path = reply.statusCode < 400 ? pathname : maskIdentityNumbers(decodeURIComponent(pathname));
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path, status: reply.statusCode, ms }, "answered");
    done();
  });
});

/** An id that a proxy makes of random bits: 32 hexadecimal digits, also written as a UUID. */
const proxyId = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/;

/**
 * The id of a trusted proxy, in X-Request-Id, so that a line of its log leads to ours; else an own one. Own ids are
 * never shared by two processes and cost little: a random prefix for the process, then a count.
 */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const prefix = randomBytes(6).toString("base64url");
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    if (typeof given === "string" && proxyId.test(given) && isTrusted(socket.remoteAddress ?? "", 0)) {
      return given;
    }
    return `${prefix}-${(++count).toString(36)}`;
  };
}
