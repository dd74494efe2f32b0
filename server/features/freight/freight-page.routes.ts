import type { FastifyInstance } from "fastify";
import { freightKindIn, freightRequest } from "#contract/freight-kinds.ts";
import { paths } from "#contract/routes.ts";
import { registerPageByQuery } from "../../http/site/pages-by-query.ts";
import type { Site } from "../../http/site/site-build.ts";

/** GET /services/detail. Its request form has the kind of freight chosen that the query names. */
export async function freightPageRoutes(
  app: FastifyInstance,
  { site }: { readonly site: Site },
): Promise<void> {
  registerPageByQuery(app, site, paths["ocean-freight"], (query) => {
    const kind = freightKindIn(query);
    return kind && freightRequest(kind);
  });
}
