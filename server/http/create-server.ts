import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { answerClientError } from "./client-errors.ts";
import { closedHeaders } from "./security-headers.ts";
import { compilersFactory } from "./validation-message.ts";

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  /** Proxies whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly nextRequestId: () => string;
}

/** Ten thousand characters of message, each of them escaped, and room to spare. */
const bodyLimitBytes = 256 * 1024;
/** A slow phone sends its form within this; a client that dawdles on purpose holds no connection for longer. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 20_000;
/** Nothing moves, in neither direction: a reader that stopped reading would hold its answer for ever. */
const stallTimeoutMs = 20_000;
const keepAliveTimeoutMs = 65_000;
/** Node looks for clients that are too slow only this often; its default would add half a minute. */
const timeoutCheckMs = 2_000;

/** A server without routes: how much and how slowly a client may send, and what becomes of requests that are none. */
export function createServer({ log, trustedProxies, nextRequestId }: ServerOptions): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stallTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Such keys are unknown fields like any other, and unknown fields are ignored.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    genReqId: nextRequestId,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    schemaController: { compilersFactory },
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded reaches neither hooks nor routes.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.code(400).headers(closedHeaders).send({ message: apiMessages.malformedRequest }),
  });
  server.removeContentTypeParser("text/plain");
  return server;
}
