import { type FastifyInstance, fastify, type RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { site as company } from "#content/en/site.ts";
import { loadOnce } from "../load-once.ts";
import { compilersFactory } from "./zod-compilers.ts";

/**
 * GET /api/openapi.json: the API's description, made from the schemas that check its calls. Register it before the
 * routes. The first request builds the description: few ask for it, and its packages are large.
 */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  // Documents, files and health checks are not part of the API; HEAD and OPTIONS need no description.
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith("/api/v1/") && ["GET", "POST"].includes(String(route.method)))
      routes.push(route);
  });
  const description = loadOnce(() => describe(routes));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(await description()),
  );
});

/** Describes the routes by a second server that never listens. */
async function describe(routes: readonly RouteOptions[]): Promise<string> {
  const { default: swagger } = await import("@fastify/swagger");
  const plan = fastify({ schemaController: { compilersFactory } });
  await plan.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: company.name,
        version: "1.0.0",
        description:
          'The API behind the website. Every error is `{ "message": "…" }` in words that a visitor can act on; where one field of the body is at fault, `field` names it.',
      },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes) {
    plan.route({ method, url, ...(schema && { schema }), handler: () => undefined });
  }
  await plan.ready();
  const document = JSON.stringify(plan.swagger());
  await plan.close();
  return document;
}
