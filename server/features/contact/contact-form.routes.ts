import type { FastifyInstance } from "fastify";
import { contact } from "#content/en/contact.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { pathOf } from "#contract/routes.ts";
import { type FormPostOptions, registerFormPosts } from "../../http/forms/form-posts.ts";
import type { Site } from "../../http/site/site-build.ts";
import type { ContactOptions } from "./contact.routes.ts";
import { hashOfContactMessage, receiveContactMessage } from "./receive-contact-message.ts";

export interface ContactFormOptions extends ContactOptions, FormPostOptions {
  readonly site: Site;
}

/** POST /contact-us: the contact form as browsers without scripts send it, answered with the Contact page. */
export async function contactFormRoutes(app: FastifyInstance, options: ContactFormOptions): Promise<void> {
  const { vault, site } = options;
  await registerFormPosts(
    app,
    {
      path: pathOf("contact"),
      limiter: app.limits.contact,
      schema: contactMessageSchema,
      emptyFields: emptyContactFields,
      hash: (message) => hashOfContactMessage(vault, message),
      receive: (message, metadata) => receiveContactMessage(options, message, metadata),
      failureWords: (message) => contact.alerts.errorPrefix + message,
      render: (posted) => site.render(pathOf("contact"), { contact: posted }),
    },
    options,
  );
}
