import type { FastifyInstance } from "fastify";
import { pathOf } from "#contract/routes.ts";
import { clientOf } from "../../http/limits/rate-limit.ts";
import { createDocumentCache } from "../../http/site/document-cache.ts";
import { sendPrepared } from "../../http/site/prepared-document.ts";
import { sendRendered } from "../../http/site/send-document.ts";
import type { Site } from "../../http/site/site.ts";
import { queryText, type SearchOptions } from "./search.routes.ts";

export interface SearchPageOptions extends SearchOptions {
  readonly site: Site;
  readonly publicApiOrigin: string | undefined;
}

/** GET /search?q=, the target of the header's form. The document holds the results, so it works without scripts. */
export async function searchPageRoutes(
  app: FastifyInstance,
  { search, site, publicApiOrigin }: SearchPageOptions,
): Promise<void> {
  const keep = createDocumentCache(publicApiOrigin);

  /** The same for every query, so it is rendered once and a flood costs little. */
  const refusal = () =>
    keep("refusal", async () =>
      (await site.renderer()).renderDocument(pathOf("search"), { searchLimited: true }),
    );

  app.get(pathOf("search"), async (request, reply) => {
    const wait = await app.limits.search(clientOf(request));
    if (wait > 0) {
      return sendPrepared(request, reply.header("retry-after", String(wait)), 429, await refusal());
    }
    const query = queryText.parse((request.query as { q?: unknown }).q);
    const [{ renderDocument }, answer] = await Promise.all([site.renderer(), search(query)]);
    const location = `${pathOf("search")}?${new URLSearchParams({ q: query })}`;
    const document = renderDocument(location, { search: answer });
    return sendRendered(request, reply, 200, document, publicApiOrigin);
  });
}
