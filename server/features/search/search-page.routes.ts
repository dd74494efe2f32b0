import type { FastifyInstance } from "fastify";
import { pathOf } from "#contract/routes.ts";
import { sendRendered } from "../../http/send-document.ts";
import type { Site } from "../../http/site.ts";
import { queryText } from "./search.routes.ts";
import type { Search } from "./search.ts";

/** GET /search?q=, the target of the header's form: the results are in the document, so it works without scripts. */
export function registerSearchPage(
  app: FastifyInstance,
  search: Search,
  site: Site,
  publicApiOrigin: string | undefined,
): void {
  app.get(pathOf("search"), async (request, reply) => {
    const query = queryText.parse((request.query as { q?: unknown }).q);
    const [{ renderDocument }, answer] = await Promise.all([site.renderer(), search(query)]);
    const location = `${pathOf("search")}?${new URLSearchParams({ q: query })}`;
    const document = renderDocument(location, { search: answer });
    return sendRendered(request, reply, 200, document, publicApiOrigin);
  });
}
