import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { jobListSchema } from "#contract/jobs.ts";
import type { Database } from "../../database/database.ts";
import { listJobs } from "./jobs.repository.ts";

/** GET /api/v1/jobs */
export async function jobsRoutes(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    apiPaths.jobs,
    {
      schema: {
        summary: "List the jobs",
        description: "Open and closed jobs. Only one whose status is Open takes applications.",
        response: {
          200: jobListSchema,
          503: apiErrorSchema.describe("The jobs cannot be read at the moment; try again later."),
        },
      },
    },
    async (_request, reply) => {
      // A cache must not offer a job that was closed a moment ago.
      return reply.header("cache-control", "no-store").send({ jobs: await listJobs(database.kysely) });
    },
  );
}
