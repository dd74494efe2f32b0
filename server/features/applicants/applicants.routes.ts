import type { FastifyInstance } from "fastify";
import { apiPaths } from "#contract/api-paths.ts";
import { applicationAcceptedSchema, applicationSchema } from "#contract/applicants.ts";
import { registerFormCall } from "../../submissions/form-calls.ts";
import { type ApplicationDependencies, receiveApplication } from "./receive-application.ts";

/** POST /api/v1/applicants */
export async function applicantsRoutes(
  app: FastifyInstance,
  options: ApplicationDependencies & { readonly clock: () => Date },
): Promise<void> {
  registerFormCall(app, {
    path: apiPaths.applicants,
    clock: options.clock,
    limiter: app.limits.applicants,
    schema: applicationSchema,
    acceptedSchema: applicationAcceptedSchema,
    receive: (application, metadata) => receiveApplication(options, application, metadata),
    summary: "Apply for a job",
    noun: "application",
    refusals: {
      400: "A field is missing or wrong, or there is no such job.",
      409: "The job is no longer open.",
    },
  });
}
