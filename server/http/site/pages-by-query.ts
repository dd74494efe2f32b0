import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendDocument } from "../files/representation.ts";
import { takeCall } from "../limits/rate-limit.ts";
import { sendRendered } from "./rendered-documents.ts";
import type { Site } from "./site-build.ts";

/**
 * Registers the GET of a page whose form its query fills in. Any other GET is the document of the build, with its ETag.
 *
 * @param addressOf the page's address with nothing but what fills in the form; undefined when nothing does
 */
export function registerPageByQuery(
  app: FastifyInstance,
  site: Site,
  path: string,
  addressOf: (query: URLSearchParams) => string | undefined,
): void {
  app.get(path, async (request, reply) => {
    const address = addressOf(new URLSearchParams(request.query as Record<string, string>));
    // Rendering costs as much as a search. Beyond its limit the page comes with an empty form, not with an error.
    const isAllowed = address && !(await takeCall(app.limits.search, request));
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
