import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiError } from "#contract/api-error.ts";
import { applicationSchema } from "#contract/applicants.ts";
import type { ListedJob } from "#contract/jobs.ts";
import { pathOf } from "#contract/routes.ts";
import type { ApplicationFields, RenderData } from "#contract/site-build.ts";
import type { HttpError } from "../../errors.ts";
import { createDocumentCache } from "../../http/document-cache.ts";
import { acceptFormPosts, formFields, keyOfForm } from "../../http/form-posts.ts";
import { doubtAboutPost } from "../../http/form-signals.ts";
import { sendPrepared } from "../../http/prepared-document.ts";
import { clientOf, tooMany } from "../../http/rate-limit.ts";
import { sendRendered } from "../../http/send-document.ts";
import type { Site } from "../../http/site.ts";
import { describeProblem, fieldProblem } from "../../http/validation-message.ts";
import type { ApplicantsDependencies } from "./applicants.routes.ts";
import { fingerprintOf, receiveApplication } from "./receive-application.ts";

export interface HiringPageDependencies extends ApplicantsDependencies {
  readonly site: Site;
  readonly publicApiOrigin: string | undefined;
  readonly listJobs: () => Promise<ListedJob[]>;
  /** Turns whatever was thrown into an answer. */
  readonly explain: (error: unknown, request: FastifyRequest) => HttpError;
}

/**
 * The Join us page as the server renders it: GET /hiring with the jobs of the moment, so that there is something to
 * choose without scripts; POST /hiring for the form as browsers without scripts send it. To be registered in
 * a scope of its own.
 */
export function registerHiringPage(scope: FastifyInstance, dependencies: HiringPageDependencies): void {
  const { receiver, clock, takeFromLimit, explain } = dependencies;
  acceptFormPosts(scope);

  const prepared = createDocumentCache(dependencies.publicApiOrigin);

  // Rendered once for each list of jobs: it is asked for far more often than the list changes.
  scope.get(pathOf("hiring"), async (request, reply) => {
    const jobs = await jobsIfPossible(request);
    if (!jobs) return answer(request, reply, 200);
    const address = addressOf(request, jobs);
    const document = await prepared(`${address} ${JSON.stringify(jobs)}`, async () => {
      const { renderDocument } = await dependencies.site.renderer();
      return renderDocument(address, { jobs });
    });
    return sendPrepared(request, reply, 200, document);
  });

  scope.post(pathOf("hiring"), async (request, reply) => {
    const { aadharNumber, ...fields } = formFields(request.body, [...fieldNames, "aadharNumber"]);
    try {
      const wait = await takeFromLimit(clientOf(request));
      if (wait > 0) throw tooMany(wait);
      const sent = { ...fields, aadharNumber };
      const parsed = applicationSchema.safeParse(sent);
      if (!parsed.success) {
        return await answer(request, reply, 400, failed(describeProblem(parsed.error, sent), fields));
      }
      const now = clock();
      const key = keyOfForm(fingerprintOf(receiver.vault, parsed.data), now);
      const quarantine = doubtAboutPost(request.body);
      const { message } = await receiveApplication(receiver, parsed.data, { key, quarantine, now });
      return await answer(request, reply, 201, { outcome: "sent", message, fields: noFields });
    } catch (error) {
      const refusal = explain(error, request);
      return answer(request, reply.headers(refusal.headers), refusal.status, failed(refusal, fields));
    }
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    hiring?: NonNullable<RenderData["hiring"]>,
  ): Promise<FastifyReply> {
    const [{ renderDocument }, jobs] = await Promise.all([
      dependencies.site.renderer(),
      jobsIfPossible(request),
    ]);
    const data = { ...(jobs && { jobs }), ...(hiring && { hiring }) };
    const document = renderDocument(addressOf(request, jobs ?? []), data);
    return sendRendered(request, reply, status, document, dependencies.publicApiOrigin);
  }

  /** The page stands without them too: it then asks for them itself. */
  async function jobsIfPossible(request: FastifyRequest): Promise<ListedJob[] | undefined> {
    try {
      return await dependencies.listJobs();
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

const noFields: ApplicationFields = {
  name: "",
  address: "",
  phoneNumber: "",
  licenseNumber: "",
  description: "",
  jobId: "",
};
const fieldNames = Object.keys(noFields) as (keyof ApplicationFields)[];

function failed(problem: ApiError, fields: ApplicationFields): NonNullable<RenderData["hiring"]> {
  return { outcome: "failed", message: problem.message, fields, problem: fieldProblem(problem) };
}
