import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import type { Config } from "../config.ts";
import { answerClientError } from "./errors/client-errors.ts";
import { logOfRequest } from "./log/log-of-request.ts";
import { createRequestIds } from "./log/request-log.plugin.ts";
import { pathnameOf } from "./pathname.ts";
import { compilersFactory } from "./zod-compilers.ts";

/** Ten thousand characters of message, each of them escaped, and room to spare. */
const bodyLimitBytes = 256 * 1024;
/** A slow phone sends its form within this time. A client that is slow on purpose holds its connection no longer. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 20_000;
/** A connection without traffic ends after this time, also if the client has stopped reading its answer. */
const stallTimeoutMs = 20_000;
const keepAliveTimeoutMs = 65_000;
/** How often Node looks for slow clients. Its default would add half a minute. */
const timeoutCheckMs = 2_000;

/** A server without routes. It limits how much and how slowly a client may send, and answers what is not valid HTTP. */
export function createServer({
  log,
  trustedProxies,
}: Pick<Config, "trustedProxies"> & { readonly log: FastifyBaseLogger }): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    childLoggerFactory: logOfRequest,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stallTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // A slow or busy machine may take its time to start. Fastify would give up after ten seconds for a plugin.
    pluginTimeout: 0,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    // Requests that arrive while the server closes are answered like all others (draining.plugin.ts).
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Such keys are ignored, like all unknown fields.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    genReqId: createRequestIds(trustedProxies),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, querystringParser: readQuery },
    // An address that cannot be decoded gets the usual 404.
    rewriteUrl: ({ url = "/" }) => (url.includes("%") && !isReadable(url) ? url.replaceAll("%", "%25") : url),
    schemaController: { compilersFactory },
    clientErrorHandler: answerClientError,
  });
  server.removeContentTypeParser("text/plain");
  return server;
}

/** After this every pathname can be decoded. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(pathnameOf({ url }));
    return true;
  } catch {
    return false;
  }
}

const noQuery: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** Reads a query as the browser's search page does. If a name comes twice, the first value counts. */
function readQuery(text: string): Readonly<Record<string, string>> {
  if (text === "") return noQuery;
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}
