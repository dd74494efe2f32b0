import type { FastifyInstance } from "fastify";
import { apiPaths } from "#contract/api-paths.ts";

/** How long a browser may remember the permission, in seconds. */
const rememberedSeconds = "600";

/** What the site's own calls carry, beyond what browsers always allow. */
const callHeaders = "Content-Type, Idempotency-Key, X-Form-Signals, X-Session-Id";

const methods = { jobs: "GET", applicants: "POST", contact: "POST", chatbot: "POST", search: "GET" } as const;

/**
 * Lets the pages of the site call the API when they come from another origin. Nobody else's pages may, and no cookie is
 * involved. To be called before the routes are registered; without both addresses, or with the same, it does nothing.
 *
 * @param publicUrl the site's address.
 * @param publicApiOrigin where its pages find the API.
 */
export function allowSiteOrigin(
  app: FastifyInstance,
  publicUrl: string | undefined,
  publicApiOrigin: string | undefined,
): void {
  if (publicUrl === undefined || publicApiOrigin === undefined) return;
  const siteOrigin = new URL(publicUrl).origin;
  if (siteOrigin === publicApiOrigin) return;

  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/v1/")) return;
    // For whoever caches: the answer to another origin has other headers.
    reply.header("vary", "Origin");
    if (request.headers.origin !== siteOrigin) return;
    // Errors too: the site shows their message.
    reply.header("access-control-allow-origin", siteOrigin);
    reply.header("access-control-expose-headers", "Retry-After, X-Request-Id");
  });

  for (const name of Object.keys(apiPaths) as (keyof typeof apiPaths)[]) {
    app.options(apiPaths[name], async (request, reply) => {
      if (request.headers.origin === siteOrigin) {
        reply
          .header("access-control-allow-methods", methods[name])
          .header("access-control-allow-headers", callHeaders)
          .header("access-control-max-age", rememberedSeconds);
      }
      return reply.code(204).send();
    });
  }
}
