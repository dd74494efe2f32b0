import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { apiPaths } from "#contract/api-paths.ts";
import { formSignalsHeader } from "#contract/form-signals.ts";
import type { Config } from "../config.ts";

/** How long a browser may remember the permission, in seconds. */
const rememberedSeconds = "600";

/** The headers of the site's calls, beyond those that browsers always allow. */
const callHeaders = `Content-Type, Idempotency-Key, ${formSignalsHeader}, X-Session-Id`;

/**
 * Lets the site's pages, and no others, call the API on another origin, without cookies. Does nothing unless both
 * addresses are set and differ. Register it before the routes: it notes the method of each. Why not `@fastify/cors`: it
 * answers `OPTIONS` of every path.
 */
export const crossOrigin = fastifyPlugin(
  async (
    app: FastifyInstance,
    { publicUrl, publicApiOrigin }: Pick<Config, "publicUrl" | "publicApiOrigin">,
  ) => {
    if (publicUrl === undefined || publicApiOrigin === undefined) return;
    const siteOrigin = new URL(publicUrl).origin;
    if (siteOrigin === publicApiOrigin) return;

    app.addHook("onRequest", async (request, reply) => {
      if (!request.url.startsWith("/api/v1/")) return;
      // Tells caches that the headers depend on the origin.
      reply.header("vary", "Origin");
      if (request.headers.origin !== siteOrigin) return;
      // Errors too: the site shows their message.
      reply.header("access-control-allow-origin", siteOrigin);
      reply.header("access-control-expose-headers", "Retry-After, X-Request-Id");
    });

    const methods = new Map<string, string>();
    app.addHook("onRoute", ({ url, method }) => {
      if (method === "GET" || method === "POST") methods.set(url, method);
    });
    for (const path of Object.values(apiPaths)) {
      app.options(path, async (request, reply) => {
        if (request.headers.origin === siteOrigin) {
          reply
            .header("access-control-allow-methods", methods.get(path))
            .header("access-control-allow-headers", callHeaders)
            .header("access-control-max-age", rememberedSeconds);
        }
        return reply.code(204).send();
      });
    }
  },
);
