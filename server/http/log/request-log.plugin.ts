import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { pathnameOf } from "../pathname.ts";

/**
 * Sends each client the id of its request, and at LOG_LEVEL=info writes a line for each answer. The line has no query,
 * because people typed it, and identity numbers are masked in the path of an error, because it may hold anything.
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
 * Takes the id from a trusted proxy's X-Request-Id, so that its log leads to ours. Otherwise the id is a random prefix
 * of the process and a count: cheap, and different in every process.
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
