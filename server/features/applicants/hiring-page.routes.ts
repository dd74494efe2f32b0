import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { applicationSchema } from "#contract/applicants.ts";
import type { Job } from "#contract/jobs.ts";
import { pathOf } from "#contract/routes.ts";
import type { ApplicationFields, RenderData } from "#contract/site-build.ts";
import type { HttpError } from "../../errors.ts";
import { acceptFormPosts, formFields, keyOfForm } from "../../http/form-posts.ts";
import { doubtAboutPost } from "../../http/form-signals.ts";
import { clientOf, tooMany } from "../../http/rate-limit.ts";
import { sendRendered } from "../../http/send-document.ts";
import type { Site } from "../../http/site.ts";
import { describeProblem } from "../../http/validation-message.ts";
import type { ApplicantsDependencies } from "./applicants.routes.ts";
import { fingerprintOf, receiveApplication } from "./receive-application.ts";

export interface HiringPageDependencies extends ApplicantsDependencies {
  readonly site: Site;
  readonly publicApiOrigin: string | undefined;
  readonly listJobs: () => Promise<Job[]>;
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

  scope.get(pathOf("hiring"), (request, reply) => answer(request, reply, 200));

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
      const { status, message, headers } = explain(error, request);
      return answer(request, reply.headers(headers), status, failed(message, fields));
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
    const document = renderDocument(addressOf(request), data);
    return sendRendered(request, reply, status, document, dependencies.publicApiOrigin);
  }

  /** The page stands without them too: it then asks for them itself. */
  async function jobsIfPossible(request: FastifyRequest): Promise<Job[] | undefined> {
    try {
      return await dependencies.listJobs();
    } catch (error) {
      explain(error, request);
      return undefined;
    }
  }
}

/** The page's address with the job that it was asked for, and with nothing else that a query may hold. */
function addressOf(request: FastifyRequest): string {
  const { job } = request.query as { job?: unknown };
  const query = typeof job === "string" ? `?${new URLSearchParams({ job })}` : "";
  return pathOf("hiring") + query;
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

function failed(message: string, fields: ApplicationFields): NonNullable<RenderData["hiring"]> {
  return { outcome: "failed", message, fields };
}
