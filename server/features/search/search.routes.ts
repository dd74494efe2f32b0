import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiPaths } from "#contract/api-paths.ts";
import type { Search } from "./search.ts";

const answerSchema = z.object({
  query: z.string(),
  hits: z.array(z.object({ path: z.string(), title: z.string(), excerpt: z.string() })).readonly(),
});

/** GET /api/v1/search?q= */
export function registerSearch(app: FastifyInstance, search: Search): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    apiPaths.search,
    {
      schema: {
        summary: "Search the pages of the site",
        querystring: z.object({ q: queryText }),
        response: { 200: answerSchema },
      },
    },
    async (request) => search(request.query.q),
  );
}

/** The address may hold no q, which is no error that a visitor should see. */
export const queryText = z.string().default("");
