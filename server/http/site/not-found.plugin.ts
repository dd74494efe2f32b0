import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../errors/http-error.ts";
import { isApiPath, pathnameOf } from "../pathname.ts";
import { isSiteAddress, sendNotFound } from "./site.routes.ts";
import type { Site } from "./site-build.ts";

/**
 * Answers what no route answers: 405 where another method has a route, JSON below /api, else the error page. Register
 * it before the routes: it notes the methods of each.
 */
export const notFoundHandler = fastifyPlugin(
  async (app: FastifyInstance, { site }: { readonly site: Site }) => {
    const methods = new Map<string, Set<string>>();
    app.addHook("onRoute", ({ url, method }) => {
      const known = methods.getOrInsertComputed(url, () => new Set());
      for (const name of [method].flat()) known.add(name);
    });

    function notFoundError(request: FastifyRequest): HttpError {
      const pathname = pathnameOf(request);
      const allowed = new Set(methods.get(pathname));
      if (isSiteAddress(site, pathname)) allowed.add("GET").add("HEAD");
      if (allowed.size > 0) {
        const listed = [...allowed].sort().join(", ");
        return new HttpError(405, apiMessages.wrongMethod(listed), { headers: { allow: listed } });
      }
      return new HttpError(404, isApiPath(pathname) ? apiMessages.unknownCall : apiMessages.nothingThere);
    }

    // Before the body is read: a large or odd body must not change the answer.
    app.addHook("onRequest", (request, _reply, done) => {
      done(request.is404 ? notFoundError(request) : undefined);
    });
    // Every GET has a route, the site's, which calls this handler for an unknown address.
    app.setNotFoundHandler((request, reply) => {
      if (isApiPath(pathnameOf(request))) throw notFoundError(request);
      return sendNotFound(site, request, reply);
    });
  },
);
