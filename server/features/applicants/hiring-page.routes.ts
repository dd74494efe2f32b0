import type { FastifyInstance, FastifyRequest } from "fastify";
import { applicationSchema } from "#contract/applicants.ts";
import { emptyApplicationFields } from "#contract/form-fields.ts";
import type { ListedJob } from "#contract/jobs.ts";
import { paths } from "#contract/routes.ts";
import { sendDocument } from "../../http/files/representation.ts";
import { createPageCache } from "../../http/site/rendered-documents.ts";
import type { Site } from "../../http/site/site-build.ts";
import { registerFormPosts } from "../../submissions/form-posts.ts";
import { type ApplicationDependencies, receiveApplication } from "./receive-application.ts";

export interface HiringPageOptions extends ApplicationDependencies {
  readonly site: Site;
  readonly clock: () => Date;
  readonly listJobs: () => Promise<ListedJob[]>;
}

/**
 * The Join us page as the server renders it. GET /hiring shows the jobs of the moment, so that there is something to
 * choose without scripts. POST /hiring takes the form as browsers without scripts send it.
 */
export async function hiringPageRoutes(app: FastifyInstance, options: HiringPageOptions): Promise<void> {
  const { clock, site, listJobs } = options;
  const cached = createPageCache();

  // Rendered once for each list of jobs: visitors ask for it far more often than the list changes.
  app.get(paths.hiring, async (request, reply) => {
    const jobs = await jobsIfPossible(request);
    if (!jobs) return sendDocument(request, reply, await cached("", () => site.render(paths.hiring, {})));
    const address = addressOf(request, jobs);
    const document = await cached(`${address} ${JSON.stringify(jobs)}`, () => site.render(address, { jobs }));
    return sendDocument(request, reply, document);
  });

  await registerFormPosts(app, {
    path: paths.hiring,
    clock,
    limiter: app.limits.applicants,
    schema: applicationSchema,
    emptyFields: emptyApplicationFields,
    // A refused form comes back without the Aadhaar number, which its sender must enter again. The licence number is
    // optional: left out, nobody would miss it, so the form shows it. The browser's storage keeps neither number
    // (`secretApplicationFields`), because it stays on a phone that may be shared.
    secretFields: ["aadharNumber"],
    receive: (application, metadata) => receiveApplication(options, application, metadata),
    failureWords: (message) => message,
    async render(hiring, request) {
      const jobs = await jobsIfPossible(request);
      return jobs
        ? site.render(addressOf(request, jobs), { jobs, hiring })
        : site.render(paths.hiring, { hiring });
    },
    // Without jobs, to spare the database during a flood; the page's script loads them.
    renderForEverybody: (hiring) => site.render(paths.hiring, { hiring }),
  });

  /** The page also works without them: its script then asks for them. */
  async function jobsIfPossible(request: FastifyRequest): Promise<ListedJob[] | undefined> {
    try {
      return await listJobs();
    } catch (error) {
      request.log.error({ err: error }, "The jobs of the hiring page cannot be read");
      return undefined;
    }
  }
}

/** The page's address with the job that the query names, if it exists, and with nothing else of the query. */
function addressOf(request: FastifyRequest, jobs: readonly ListedJob[]): string {
  const { job } = request.query as { job?: unknown };
  const known = jobs.find(({ _id }) => _id === job);
  return paths.hiring + (known ? `?${new URLSearchParams({ job: known._id })}` : "");
}
