import type { FastifyInstance } from "fastify";
import { paths } from "#contract/routes.ts";
import { sendDocument } from "../../http/files/representation.ts";
import { consumeCall } from "../../http/limits/rate-limit.ts";
import { redirectToMaskedQuery } from "../../http/site/masked-query.ts";
import { createPageCache, sendRendered } from "../../http/site/rendered-documents.ts";
import type { Site } from "../../http/site/site-build.ts";
import { queryText, type SearchRoutesOptions } from "./search.routes.ts";

/** GET /search?q=, the target of the header's form. The document holds the results, so it works without scripts. */
export async function searchPageRoutes(
  app: FastifyInstance,
  { search, site }: SearchRoutesOptions & { readonly site: Site },
): Promise<void> {
  const cached = createPageCache();

  /** The same for every query, so it is rendered once and a flood costs little. */
  const tooManySearchesPage = () =>
    cached("too many searches", () => site.render(paths.search, { searchLimited: true }));

  app.get(paths.search, async (request, reply) => {
    const error = await consumeCall(app.limits.search, request);
    if (error)
      return sendDocument(request, reply.headers(error.headers), await tooManySearchesPage(), error.status);
    const masked = redirectToMaskedQuery(request, reply);
    if (masked) return masked;
    const query = queryText.parse((request.query as { q?: unknown }).q);
    const location = `${paths.search}?${new URLSearchParams({ q: query })}`;
    const page = await site.render(location, { search: await search(query) });
    return sendRendered(request, reply, page);
  });
}
