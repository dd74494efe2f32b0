import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contact } from "#content/en/contact.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { enquiryQuery, readEnquiry } from "#contract/enquiry.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { paths } from "#contract/routes.ts";
import { registerFormPosts } from "../../http/forms/form-posts.ts";
import { clientOf } from "../../http/limits/rate-limit.ts";
import { sendRendered } from "../../http/site/rendered-documents.ts";
import { sendDocument } from "../../http/site/representation.ts";
import type { Site } from "../../http/site/site-build.ts";
import {
  type ContactDependencies,
  hashOfContactMessage,
  receiveContactMessage,
} from "./receive-contact-message.ts";

/**
 * The Contact page as the server answers it. GET /contact-us with a trip in its query (contract/enquiry.ts) has the
 * form filled in with it; any other GET is the document of the build. POST /contact-us takes the form as browsers
 * without scripts send it.
 */
export async function contactPageRoutes(
  app: FastifyInstance,
  options: ContactDependencies & { readonly site: Site },
): Promise<void> {
  const { vault, clock, site } = options;
  const path = paths.contact;

  app.get(path, async (request, reply) => {
    const enquiry = readEnquiry(queryOf(request));
    // Rendering costs as much as a search. Beyond its limit the page comes with an empty form, not with an error.
    if (!enquiry || (await app.limits.search(clientOf(request))) > 0) return sendPlain(request, reply);
    return sendRendered(request, reply, 200, await site.render(`${path}?${enquiryQuery(enquiry)}`, {}));
  });

  function sendPlain(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const document = site.documents.get(path);
    if (!document) throw new Error(`The build has no document ${path}`);
    return sendDocument(request, reply, document);
  }

  await registerFormPosts(app, {
    path,
    clock,
    limiter: app.limits.contact,
    schema: contactMessageSchema,
    emptyFields: emptyContactFields,
    hash: (message) => hashOfContactMessage(vault, message),
    receive: (message, metadata) => receiveContactMessage(options, message, metadata),
    failureWords: (message) => contact.alerts.errorPrefix + message,
    render: (posted) => site.render(path, { contact: posted }),
  });
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?")) : "");
}
