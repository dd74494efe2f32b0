import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { type DeskSearch, deskSearchQuerySchema, deskSearchSchema } from "#contract/desk/search.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { SignedInStaff } from "../../staff/staff.repository.ts";

/** What the search gets of other features. */
export interface DeskSearchOptions {
  readonly findMessages: (staff: SignedInStaff, q: string, limit: number) => Promise<DeskSearch["messages"]>;
  readonly findApplicants: (
    staff: SignedInStaff,
    q: string,
    limit: number,
  ) => Promise<DeskSearch["applicants"]>;
  readonly findJobs: (q: string, limit: number) => Promise<DeskSearch["jobs"]>;
}

const most = 8;

/** GET /api/search: the best of each list that the role may read. */
export async function deskSearchRoutes(app: FastifyInstance, options: DeskSearchOptions): Promise<void> {
  const { findMessages, findApplicants, findJobs } = options;
  app.withTypeProvider<ZodTypeProvider>().get(
    deskPaths.search,
    {
      config: { access: "own.use" },
      schema: { querystring: deskSearchQuerySchema, response: { 200: deskSearchSchema } },
    },
    async (request) => {
      const { staff } = sessionOf(request);
      const { q } = request.query;
      return {
        messages: isPermitted(staff.role, "inbox.read") ? await findMessages(staff, q, most) : [],
        applicants: isPermitted(staff.role, "applicants.read") ? await findApplicants(staff, q, most) : [],
        jobs: isPermitted(staff.role, "jobs.read") ? await findJobs(q, most) : [],
      };
    },
  );
}
