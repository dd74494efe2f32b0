import type { FastifyInstance } from "fastify";
import { apiPaths } from "#contract/api-paths.ts";
import { contactAcceptedSchema, contactMessageSchema } from "#contract/contact.ts";
import { registerFormCall } from "../../submissions/form-calls.ts";
import { type ContactDependencies, receiveContactMessage } from "./receive-contact-message.ts";

/** POST /api/v1/contact/new */
export async function contactRoutes(
  app: FastifyInstance,
  options: ContactDependencies & { readonly clock: () => Date },
): Promise<void> {
  registerFormCall(app, {
    path: apiPaths.contact,
    clock: options.clock,
    limiter: app.limits.contact,
    schema: contactMessageSchema,
    acceptedSchema: contactAcceptedSchema,
    receive: (message, metadata) => receiveContactMessage(options, message, metadata),
    summary: "Send a contact message",
    noun: "message",
    refusals: { 400: "A field is missing, too long or no text; the message names it." },
  });
}
