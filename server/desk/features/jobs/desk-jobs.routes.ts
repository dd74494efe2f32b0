import type { FastifyInstance } from "fastify";
import { hiring } from "#content/en/hiring.ts";
import { jobPosting } from "#contract/job-posting.ts";
import { textParagraphs } from "#contract/text-paragraphs.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { findDeskJob, hasApplicants, listDeskJobs } from "./desk-jobs.repository.ts";
import { changeJob, createJob, deleteJob } from "./jobs.changes.ts";

/** The jobs. The site reads them at each request, so a change shows at once. */
export async function deskJobsRoutes(
  app: FastifyInstance,
  { database, clock }: DeskDependencies,
): Promise<void> {
  const { kysely, readOnly } = database;

  async function oneJob(id: string) {
    return requireFound(await findDeskJob(kysely, id));
  }

  handleEndpoints(app, {
    "GET /api/jobs": async () => ({ items: await listDeskJobs(readOnly) }),
    "GET /api/jobs/:id": ({ id }) => oneJob(id),

    "POST /api/jobs": async ({ staff, body }) =>
      oneJob(await app.change(staff.id, (change) => createJob(change, body))),

    "PATCH /api/jobs/:id": async ({ id, staff, body: { version, ...changes } }) => {
      await app.change(staff.id, async (change) => {
        const before = requireVersion(await findDeskJob(change.transaction, id), version);
        if (changes.status === "Draft" && before.status !== "Draft")
          throw new HttpError(409, deskMessages.jobNotDraft);
        await changeJob(change, before, changes);
      });
      return oneJob(id);
    },

    "DELETE /api/jobs/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        requireFound(await findDeskJob(change.transaction, id));
        if (await hasApplicants(change.transaction, id))
          throw new HttpError(409, deskMessages.jobHasApplicants);
        await deleteJob(change, id);
      }),

    "POST /api/jobs/preview": async ({ body }) => {
      const { title, city, text, postedAt = clock().toISOString() } = body;
      return {
        card: { title, city, paragraphs: textParagraphs(text) },
        jobPosting: jobPosting({ ...body, postedAt }, hiring.posting.description),
      };
    },
  });
}
