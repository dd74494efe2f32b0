import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { searchAnswerSchema } from "#contract/search.ts";
import { rateLimitHook } from "../../http/limits/rate-limit.ts";
import type { Search } from "./search.ts";

export interface SearchRoutesOptions {
  readonly search: Search;
}

/** GET /api/v1/search?q= */
export async function searchRoutes(app: FastifyInstance, { search }: SearchRoutesOptions): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    apiPaths.search,
    {
      onRequest: rateLimitHook(app.limits.search),
      schema: {
        summary: "Search the pages of the site",
        querystring: z.object({ q: queryText }),
        response: {
          200: searchAnswerSchema,
          429: apiErrorSchema.describe("Too many searches; the Retry-After header tells when to go on."),
        },
      },
    },
    async (request) => search(request.query.q),
  );
}

/** An address without q is a search for nothing, not an error. */
export const queryText = z.string().default("");
