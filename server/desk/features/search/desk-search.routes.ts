import type { FastifyInstance } from "fastify";
import { maxSearchHits } from "#contract/desk/limits.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import type { DeskSearch } from "#contract/desk/search.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";

/** The lists of other features, which the search may not import. */
export interface DeskSearchOptions {
  readonly findMessages: (staff: SignedInStaff, q: string, limit: number) => Promise<DeskSearch["messages"]>;
  readonly findApplicants: (
    staff: SignedInStaff,
    q: string,
    limit: number,
  ) => Promise<DeskSearch["applicants"]>;
  readonly findJobs: (q: string, limit: number) => Promise<DeskSearch["jobs"]>;
}

export async function deskSearchRoutes(app: FastifyInstance, options: DeskSearchOptions): Promise<void> {
  const { findMessages, findApplicants, findJobs } = options;
  handleEndpoints(app, {
    "GET /api/search": async ({ staff, query: { q } }) => ({
      messages: isPermitted(staff.role, "inbox.read") ? await findMessages(staff, q, maxSearchHits) : [],
      applicants: isPermitted(staff.role, "applicants.read")
        ? await findApplicants(staff, q, maxSearchHits)
        : [],
      jobs: isPermitted(staff.role, "jobs.read") ? await findJobs(q, maxSearchHits) : [],
    }),
  });
}
