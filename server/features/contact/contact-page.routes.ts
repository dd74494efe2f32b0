import type { FastifyInstance } from "fastify";
import { contact } from "#content/en/contact.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { pathOf } from "#contract/routes.ts";
import { registerFormPosts } from "../../http/forms/form-posts.ts";
import type { Site } from "../../http/site/site-build.ts";
import type { SubmissionDependencies } from "../../submissions/receive-submission.ts";
import { hashOfContactMessage, receiveContactMessage } from "./receive-contact-message.ts";

export interface ContactPageOptions extends SubmissionDependencies {
  readonly site: Site;
}

/** POST /contact-us: the contact form as browsers without scripts send it, answered with the Contact page. */
export async function contactPageRoutes(app: FastifyInstance, options: ContactPageOptions): Promise<void> {
  const { vault, clock, site } = options;
  await registerFormPosts(app, {
    path: pathOf("contact"),
    clock,
    limiter: app.limits.contact,
    schema: contactMessageSchema,
    emptyFields: emptyContactFields,
    hash: (message) => hashOfContactMessage(vault, message),
    receive: (message, metadata) => receiveContactMessage(options, message, metadata),
    failureWords: (message) => contact.alerts.errorPrefix + message,
    render: (posted) => site.render(pathOf("contact"), { contact: posted }),
  });
}
