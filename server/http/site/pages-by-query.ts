import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendDocument } from "../files/representation.ts";
import { consumeCall } from "../limits/rate-limit.ts";
import { redirectToMaskedQuery } from "./masked-query.ts";
import { sendRendered } from "./rendered-documents.ts";
import type { Site } from "./site-build.ts";

/**
 * Registers the GET of a page whose query may fill in its form. Without such a query it sends the build's document.
 *
 * @param addressOf the page's address with only what fills in the form; undefined when nothing does.
 */
export function registerPageByQuery(
  app: FastifyInstance,
  site: Site,
  path: string,
  addressOf: (query: URLSearchParams) => string | undefined,
): void {
  app.get(path, async (request, reply) => {
    const masked = redirectToMaskedQuery(request, reply);
    if (masked) return masked;
    const address = addressOf(new URLSearchParams(request.query as Record<string, string>));
    // Rendering costs as much as a search. Over the limit the visitor gets the page with an empty form, not an error.
    const isAllowed = address && !(await consumeCall(app.limits.search, request));
    return isAllowed
      ? sendRendered(request, reply, await site.render(address, {}))
      : sendPlain(request, reply);
  });

  function sendPlain(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const document = site.documents.get(path);
    if (!document) throw new Error(`The build has no document ${path}`);
    return sendDocument(request, reply, document);
  }
}
