import type { FastifyInstance } from "fastify";
import { isPermitted } from "#contract/desk/roles.ts";
import type { DeskSearch } from "#contract/desk/search.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";

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

/** The best of each list that the role may read. */
export async function deskSearchRoutes(app: FastifyInstance, options: DeskSearchOptions): Promise<void> {
  const { findMessages, findApplicants, findJobs } = options;
  answerCalls(app, {
    "GET /api/search": async ({ staff, query: { q } }) => ({
      messages: isPermitted(staff.role, "inbox.read") ? await findMessages(staff, q, most) : [],
      applicants: isPermitted(staff.role, "applicants.read") ? await findApplicants(staff, q, most) : [],
      jobs: isPermitted(staff.role, "jobs.read") ? await findJobs(q, most) : [],
    }),
  });
}
