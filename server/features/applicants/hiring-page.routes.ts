import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { applicationSchema } from "#contract/applicants.ts";
import { type ApplicationFields, emptyApplicationFields } from "#contract/form-fields.ts";
import type { ListedJob } from "#contract/jobs.ts";
import type { PostedForm } from "#contract/posted-form.ts";
import { pathOf } from "#contract/routes.ts";
import { type FormPostDependencies, registerFormPosts } from "../../http/forms/form-posts.ts";
import { createDocumentCache } from "../../http/site/document-cache.ts";
import { sendPrepared } from "../../http/site/prepared-document.ts";
import { sendRendered } from "../../http/site/send-document.ts";
import type { Site } from "../../http/site/site.ts";
import type { ApplicantsDependencies } from "./applicants.routes.ts";
import { hashOfApplication, receiveApplication } from "./receive-application.ts";

export interface HiringPageDependencies extends ApplicantsDependencies, FormPostDependencies {
  readonly site: Site;
  readonly listJobs: () => Promise<ListedJob[]>;
}

/**
 * The Join us page as the server renders it: GET /hiring with the jobs of the moment, so that there is something to
 * choose without scripts; POST /hiring for the form as browsers without scripts send it. To be registered in
 * a scope of its own.
 */
export function registerHiringPage(scope: FastifyInstance, dependencies: HiringPageDependencies): void {
  const { vault, explain, site, publicApiOrigin, listJobs } = dependencies;
  const prepared = createDocumentCache(publicApiOrigin);

  // Rendered once for each list of jobs: it is asked for far more often than the list changes.
  scope.get(pathOf("hiring"), async (request, reply) => {
    const jobs = await jobsIfPossible(request);
    if (!jobs) return answer(request, reply, 200);
    const address = addressOf(request, jobs);
    const document = await prepared(`${address} ${JSON.stringify(jobs)}`, async () => {
      const { renderDocument } = await site.renderer();
      return renderDocument(address, { jobs });
    });
    return sendPrepared(request, reply, 200, document);
  });

  registerFormPosts(
    scope,
    {
      path: pathOf("hiring"),
      schema: applicationSchema,
      emptyFields: emptyApplicationFields,
      secretFields: ["aadharNumber"],
      hash: (application) => hashOfApplication(vault, application),
      receive: (application, arrival) => receiveApplication(dependencies, application, arrival),
      failureWords: (message) => message,
      answer,
      // Without the jobs of the moment: a flood must not ask the database. The page asks for them itself.
      render: async (hiring) => (await site.renderer()).renderDocument(pathOf("hiring"), { hiring }),
    },
    dependencies,
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    hiring?: PostedForm<ApplicationFields>,
  ): Promise<FastifyReply> {
    const [{ renderDocument }, jobs] = await Promise.all([site.renderer(), jobsIfPossible(request)]);
    const data = { ...(jobs && { jobs }), ...(hiring && { hiring }) };
    const document = renderDocument(addressOf(request, jobs ?? []), data);
    return sendRendered(request, reply, status, document, publicApiOrigin);
  }

  /** The page stands without them too: it then asks for them itself. */
  async function jobsIfPossible(request: FastifyRequest): Promise<ListedJob[] | undefined> {
    try {
      return await listJobs();
    } catch (error) {
      explain(error, request);
      return undefined;
    }
  }
}

/** The page's address with the job that it was asked for, if it is one, and with nothing else that a query may hold. */
function addressOf(request: FastifyRequest, jobs: readonly ListedJob[]): string {
  const { job } = request.query as { job?: unknown };
  const known = jobs.find(({ _id }) => _id === job);
  return pathOf("hiring") + (known ? `?${new URLSearchParams({ job: known._id })}` : "");
}
