import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { contactAcceptedSchema, contactMessageSchema } from "#contract/contact.ts";
import { rateLimitHook } from "../../http/limits/rate-limit.ts";
import { describeFormCall } from "../../submissions/form-call-description.ts";
import { metadataOfCall } from "../../submissions/request-metadata.ts";
import { type ContactDependencies, receiveContactMessage } from "./receive-contact-message.ts";

/** POST /api/v1/contact/new */
export async function contactRoutes(
  app: FastifyInstance,
  options: ContactDependencies & { readonly clock: () => Date },
): Promise<void> {
  const { description, errors } = describeFormCall("message");
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.contact,
    {
      onRequest: rateLimitHook(app.limits.contact),
      schema: {
        summary: "Send a contact message",
        description,
        body: contactMessageSchema,
        response: {
          201: contactAcceptedSchema,
          400: apiErrorSchema.describe("A field is missing, too long or no text; the message names it."),
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const answer = await receiveContactMessage(
        options,
        request.body,
        metadataOfCall(request, options.clock()),
      );
      return reply.code(201).send(answer);
    },
  );
}
