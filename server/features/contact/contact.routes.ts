import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { contactAcceptedSchema, contactMessageSchema } from "#contract/contact.ts";
import { metadataOfCall } from "../../http/forms/request-metadata.ts";
import { rateLimitHook } from "../../http/limits/rate-limit.ts";
import { type ContactDependencies, receiveContactMessage } from "./receive-contact-message.ts";

/** POST /api/v1/contact/new */
export async function contactRoutes(app: FastifyInstance, options: ContactDependencies): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.contact,
    {
      onRequest: rateLimitHook(app.limits.contact),
      schema: {
        summary: "Send a contact message",
        description:
          "201 means that the message is stored durably. With an Idempotency-Key header a repeated call gets the first answer again for seven days and stores nothing.",
        body: contactMessageSchema,
        response: {
          201: contactAcceptedSchema,
          400: apiErrorSchema.describe("A field is missing, too long or no text; the message names it."),
          413: apiErrorSchema.describe("The body is too large."),
          415: apiErrorSchema.describe("The body is not application/json."),
          422: apiErrorSchema.describe("The Idempotency-Key was used for a different message."),
          429: apiErrorSchema.describe("Too many messages; the Retry-After header tells when to go on."),
          503: apiErrorSchema.describe("The message could not be stored; try again later."),
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
