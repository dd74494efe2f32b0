import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { applicationAcceptedSchema, applicationSchema } from "#contract/applicants.ts";
import { rateLimitHook } from "../../http/limits/rate-limit.ts";
import { describeFormCall } from "../../submissions/form-call-description.ts";
import { metadataOfCall } from "../../submissions/request-metadata.ts";
import { type ReceiveApplicationDependencies, receiveApplication } from "./receive-application.ts";

/** POST /api/v1/applicants */
export async function applicantsRoutes(
  app: FastifyInstance,
  options: ReceiveApplicationDependencies & { readonly clock: () => Date },
): Promise<void> {
  const { description, errors } = describeFormCall("application");
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.applicants,
    {
      onRequest: rateLimitHook(app.limits.applicants),
      schema: {
        summary: "Apply for a job",
        description,
        body: applicationSchema,
        response: {
          201: applicationAcceptedSchema,
          400: apiErrorSchema.describe("A field is missing or wrong, or there is no such job."),
          409: apiErrorSchema.describe("The job is no longer open."),
          ...errors,
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
