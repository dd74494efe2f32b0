import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { applicationAcceptedSchema, applicationSchema } from "#contract/applicants.ts";
import { metadataOfCall } from "../../http/forms/request-metadata.ts";
import { rateLimitHook } from "../../http/limits/rate-limit.ts";
import { type ReceiveApplicationDependencies, receiveApplication } from "./receive-application.ts";

/** POST /api/v1/applicants */
export async function applicantsRoutes(
  app: FastifyInstance,
  options: ReceiveApplicationDependencies,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.applicants,
    {
      onRequest: rateLimitHook(app.limits.applicants),
      schema: {
        summary: "Apply for a job",
        description:
          "201 means that the application is stored durably. With an Idempotency-Key header a repeated call gets the first answer again for seven days and stores nothing.",
        body: applicationSchema,
        response: {
          201: applicationAcceptedSchema,
          400: apiErrorSchema.describe("A field is missing or wrong, or there is no such job."),
          409: apiErrorSchema.describe("The job is no longer open."),
          413: apiErrorSchema.describe("The body is too large."),
          415: apiErrorSchema.describe("The body is not application/json."),
          422: apiErrorSchema.describe("The Idempotency-Key was used for a different application."),
          429: apiErrorSchema.describe("Too many applications; the Retry-After header tells when to go on."),
          503: apiErrorSchema.describe("The application could not be stored; try again later."),
        },
      },
    },
    async (request, reply) => {
      const answer = await receiveApplication(
        options,
        request.body,
        metadataOfCall(request, options.clock()),
      );
      return reply.code(201).send(answer);
    },
  );
}
