import type { FastifyInstance } from "fastify";
import { contact } from "#content/en/contact.ts";
import { addressPrefillIn } from "#content/messages/address-prefill.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { paths } from "#contract/routes.ts";
import { registerPageByQuery } from "../../http/site/pages-by-query.ts";
import type { Site } from "../../http/site/site-build.ts";
import { registerFormPosts } from "../../submissions/form-posts.ts";
import { type ContactDependencies, receiveContactMessage } from "./receive-contact-message.ts";

/**
 * The Contact page as the server answers it. GET /contact-us with a trip or a topic in its query
 * (content/messages/address-prefill.ts) has the form filled in; any other GET is the document of the build. POST /contact-us
 * takes the form as browsers without scripts send it.
 */
export async function contactPageRoutes(
  app: FastifyInstance,
  options: ContactDependencies & { readonly site: Site; readonly clock: () => Date },
): Promise<void> {
  const { clock, site } = options;
  const path = paths.contact;
  const render = (posted: FormPostResult<ContactFields>) => site.render(path, { contact: posted });

  registerPageByQuery(app, site, path, (query) => addressPrefillIn(query)?.address);

  await registerFormPosts(app, {
    path,
    clock,
    limiter: app.limits.contact,
    schema: contactMessageSchema,
    emptyFields: emptyContactFields,
    receive: (message, metadata) => receiveContactMessage(options, message, metadata),
    failureWords: (message) => contact.alerts.errorPrefix + message,
    render,
    renderForEverybody: render,
  });
}
