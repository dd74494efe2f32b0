import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { hiring } from "#content/en/hiring.ts";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeJobSchema,
  deskJobSchema,
  deskJobsSchema,
  jobPreviewSchema,
  newJobSchema,
  previewJobSchema,
} from "#contract/desk/jobs.ts";
import { jobPosting } from "#contract/job-posting.ts";
import { textParagraphs } from "#contract/text-paragraphs.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeJob, createJob, deleteJob } from "./jobs.changes.ts";
import { findDeskJob, hasApplicants, listDeskJobs } from "./jobs.repository.ts";

/** The jobs. The site reads them from the database at each request, so a change shows at once. */
export async function deskJobsRoutes(
  app: FastifyInstance,
  { database, clock }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "jobs.read" } } as const;
  const write = { config: { access: "jobs.write" } } as const;
  const params = idParamsSchema;

  async function oneJob(id: string) {
    return requireFound(await findDeskJob(kysely, id));
  }

  api.get(deskPaths.jobs, { ...read, schema: { response: { 200: deskJobsSchema } } }, async () => ({
    items: await listDeskJobs(kysely),
  }));

  api.get(deskPaths.job, { ...read, schema: { params, response: { 200: deskJobSchema } } }, async (request) =>
    oneJob(request.params.id),
  );

  api.post(
    deskPaths.jobs,
    { ...write, schema: { body: newJobSchema, response: { 201: deskJobSchema } } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      const id = await app.change(staff.id, (change) => createJob(change, request.body));
      return reply.code(201).send(await oneJob(id));
    },
  );

  api.patch(
    deskPaths.job,
    { ...write, schema: { params, body: changeJobSchema, response: { 200: deskJobSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, ...changes } = request.body;
      await app.change(sessionOf(request).staff.id, async (change) => {
        const before = requireVersion(await findDeskJob(change.transaction, id), version);
        if (changes.status === "Draft" && before.status !== "Draft")
          throw new HttpError(409, deskMessages.jobNotDraft);
        await changeJob(change, before, changes);
      });
      return oneJob(id);
    },
  );

  api.delete(deskPaths.job, { ...write, schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    await app.change(sessionOf(request).staff.id, async (change) => {
      requireFound(await findDeskJob(change.transaction, id));
      if (await hasApplicants(change.transaction, id))
        throw new HttpError(409, deskMessages.jobHasApplicants);
      await deleteJob(change, id);
    });
    return reply.code(204).send();
  });

  api.post(
    deskPaths.jobsPreview,
    { ...write, schema: { body: previewJobSchema, response: { 200: jobPreviewSchema } } },
    async (request) => {
      const { title, city, text, postedAt = clock().toISOString() } = request.body;
      return {
        card: { title, city, paragraphs: textParagraphs(text) },
        jobPosting: jobPosting({ ...request.body, postedAt }, hiring.posting.description),
      };
    },
  );
}
