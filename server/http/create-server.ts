import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import type { Config } from "../config.ts";
import { bodyLimitBytes, requestMs } from "../limits.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { answerClientError } from "./errors/client-errors.ts";
import { securityHeaders } from "./headers/security-headers.plugin.ts";
import { lazyRequestLog } from "./log/lazy-request-log.ts";
import { createRequestIds } from "./log/request-log.plugin.ts";
import { pathnameOf } from "./pathname.ts";
import { compilersFactory } from "./zod-compilers.ts";

/** How often Node looks for slow clients. By default it looks every half minute. */
const timeoutCheckMs = 2_000;

/**
 * A server without routes: it limits how much and how slowly a client may send, answers invalid HTTP, and adds the
 * security headers to every answer.
 */
export function createServer({
  log,
  trustedProxies,
}: Pick<Config, "trustedProxies"> & { readonly log: FastifyBaseLogger }): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    childLoggerFactory: lazyRequestLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestMs.total,
    connectionTimeout: requestMs.stall,
    keepAliveTimeout: requestMs.keepAlive,
    // By default Fastify gives up on a plugin after ten seconds, which a busy machine may need.
    pluginTimeout: 0,
    http: { headersTimeout: requestMs.headers, connectionsCheckingInterval: timeoutCheckMs },
    // Requests that arrive while the server closes are answered like all others (draining.plugin.ts).
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // `__proto__` and `constructor` in a body are ignored, like all unknown fields.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    genReqId: createRequestIds(trustedProxies),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, querystringParser: readQuery },
    // An address that cannot be decoded gets the usual 404.
    rewriteUrl: ({ url = "/" }) =>
      url.includes("%") && !isReadable(url) ? url.replaceAll("%", "%25") : canonicalUrl(url),
    schemaController: { compilersFactory },
    clientErrorHandler: answerClientError,
  });
  server.removeContentTypeParser("text/plain");
  server.register(securityHeaders);
  return server;
}

/** Whether the pathname of an address can be decoded. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(pathnameOf({ url }));
    return true;
  } catch {
    return false;
  }
}

const noQuery: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** Reads a query as the search page in the browser does: of a repeated name the first value counts. */
function readQuery(text: string): Readonly<Record<string, string>> {
  if (text === "") return noQuery;
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}
