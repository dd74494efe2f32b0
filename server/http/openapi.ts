import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** GET /api/openapi.json: the API's description, derived from the schemas that check its calls. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Greenmile",
        version: "1.0.0",
        description:
          'The API behind the website. Every error is `{ "message": "…" }` in words that a visitor can act on.',
      },
    },
    // Documents, files and what watches the process are no part of the API.
    transform: (route) =>
      route.url.startsWith("/api/v1/")
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
  });
  app.get("/api/openapi.json", async () => app.swagger());
}
