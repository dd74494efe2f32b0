import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import { answerClientError } from "./errors/client-errors.ts";
import { compilersFactory } from "./errors/validation-message.ts";

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
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, querystringParser: readQuery },
    // What cannot be decoded is an address like any other that nothing answers to.
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : url.replaceAll("%", "%25")),
    schemaController: { compilersFactory },
    clientErrorHandler: answerClientError,
  });
  server.removeContentTypeParser("text/plain");
  return server;
}

function isReadable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "";
}

/** Reads a query as browsers do, whatever stands in it, since the page of a search reads it too. Of a name that comes twice the first counts. */
function readQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}
