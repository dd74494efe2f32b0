import type { FastifyInstance } from "fastify";
import { contact } from "#content/en/contact.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import type { PostedForm } from "#contract/posted-form.ts";
import { pathOf } from "#contract/routes.ts";
import { type FormPostDependencies, registerFormPosts } from "../../http/forms/form-posts.ts";
import { sendRendered } from "../../http/site/send-document.ts";
import type { Site } from "../../http/site/site.ts";
import type { ContactDependencies } from "./contact.routes.ts";
import { hashOfContactMessage, receiveContactMessage } from "./receive-contact-message.ts";

export interface ContactFormDependencies extends ContactDependencies, FormPostDependencies {
  readonly site: Site;
}

/**
 * The contact form as browsers without scripts send it: POST /contact-us, answered with the Contact page. To be
 * registered in a scope of its own.
 */
export function registerContactForm(scope: FastifyInstance, dependencies: ContactFormDependencies): void {
  const { vault, site, publicApiOrigin } = dependencies;
  const render = async (posted: PostedForm<ContactFields>) =>
    (await site.renderer()).renderDocument(pathOf("contact"), { contact: posted });
  registerFormPosts(
    scope,
    {
      path: pathOf("contact"),
      schema: contactMessageSchema,
      emptyFields: emptyContactFields,
      hash: (message) => hashOfContactMessage(vault, message),
      receive: (message, arrival) => receiveContactMessage(dependencies, message, arrival),
      failureWords: (message) => contact.alerts.errorPrefix + message,
      render,
      async answer(request, reply, status, posted) {
        return sendRendered(request, reply, status, await render(posted), publicApiOrigin);
      },
    },
    dependencies,
  );
}
