import type { FastifyInstance } from "fastify";
import { freightKindIn, freightRequest } from "#contract/freight-kinds.ts";
import { paths } from "#contract/routes.ts";
import { registerPageByQuery } from "../../http/site/pages-by-query.ts";
import type { Site } from "../../http/site/site-build.ts";

/** GET /services/detail. With a kind of freight in its query the request form has it chosen. */
export async function freightPageRoutes(
  app: FastifyInstance,
  { site }: { readonly site: Site },
): Promise<void> {
  registerPageByQuery(app, site, paths["service-detail"], (query) => {
    const kind = freightKindIn(query);
    return kind && freightRequest(kind);
  });
}
