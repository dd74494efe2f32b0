import { type FastifyInstance, fastify, type RouteOptions } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { site } from "#content/en/site.ts";
import { compilersFactory } from "./errors/validation-message.ts";

/**
 * GET /api/openapi.json: the API's description, derived from the schemas that check its calls. To be registered before
 * them. It is put together at the first request, since few ask and what makes it is large.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  // Documents, files and what watches the process are no part of the API; HEAD and OPTIONS explain themselves.
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith("/api/v1/") && ["GET", "POST"].includes(String(route.method)))
      routes.push(route);
  });
  let description: Promise<string> | undefined;
  app.get("/api/openapi.json", async (_request, reply) => {
    description ??= describe(routes);
    return reply.type("application/json; charset=utf-8").send(await description);
  });
}

/** Describes the routes on a server of their own, which never listens. */
async function describe(routes: readonly RouteOptions[]): Promise<string> {
  const { default: swagger } = await import("@fastify/swagger");
  const plan = fastify({ schemaController: { compilersFactory } });
  await plan.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: site.name,
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
