import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { apiPaths } from "#contract/api-paths.ts";
import { formSignalsHeader } from "#contract/form-signals.ts";
import type { Config } from "../config.ts";

/** How long a browser may remember the permission, in seconds. */
const rememberedSeconds = "600";

/** What the site's own calls send, beyond the headers that browsers always allow. */
const callHeaders = `Content-Type, Idempotency-Key, ${formSignalsHeader}, X-Session-Id`;

/**
 * Lets the pages of the site call the API from another origin. No other site's pages may, and no cookie is involved.
 * Does nothing unless both addresses are set and differ. It reads the method of each call from its route, so register it
 * before the routes. `@fastify/cors` would answer `OPTIONS` of every path.
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
      // For caches: the answer to another origin has other headers.
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
