import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { pathnameOf, type SiteAnswers } from "../site/site.routes.ts";
import { HttpError } from "./http-error.ts";

type AllowedMethods = ReadonlyMap<string, ReadonlySet<string>>;

/** Which methods each address answers to, for 405. To be called before the routes are registered. */
export function rememberMethods(app: FastifyInstance): AllowedMethods {
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", (route) => {
    const known = methods.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    methods.set(route.url, known);
  });
  return methods;
}

/** What no route answers: 405 where another method would do, JSON below /api, else the error page. */
export function answerUnknown(app: FastifyInstance, site: SiteAnswers, allowedMethods: AllowedMethods): void {
  app.addHook("onRequest", (request, _reply, done) => {
    // Before the body is read: a large or odd one must not turn "no such address" into something else.
    done(request.is404 ? refusalOf(request, site, allowedMethods) : undefined);
  });
  // GET always has a route, the site's; it comes here when the site has nothing.
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request)) throw refusalOf(request, site, allowedMethods);
    return site.sendNotFound(request, reply);
  });
}

function refusalOf(request: FastifyRequest, site: SiteAnswers, allowedMethods: AllowedMethods): HttpError {
  const pathname = pathnameOf(request);
  const allowed = new Set(allowedMethods.get(pathname));
  if (site.has(pathname)) for (const method of ["GET", "HEAD"]) allowed.add(method);
  if (allowed.size > 0) {
    const listed = [...allowed].sort().join(", ");
    return new HttpError(405, apiMessages.wrongMethod(listed), { headers: { allow: listed } });
  }
  return new HttpError(404, isApi(request) ? apiMessages.unknownCall : apiMessages.nothingThere);
}

function isApi(request: FastifyRequest): boolean {
  return request.url === "/api" || request.url.startsWith("/api/");
}
