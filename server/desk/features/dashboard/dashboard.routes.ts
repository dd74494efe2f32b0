import type { FastifyInstance } from "fastify";
import { isPermitted } from "#contract/desk/roles.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import {
  type NeglectedMessages,
  readApplicationFigures,
  readChatFigures,
  readDeliveries,
  readMessageFigures,
  spanOf,
} from "./dashboard.repository.ts";

export interface DashboardOptions extends DeskDependencies {
  /** By the inbox, because the figures lead to its lists. */
  readonly countNeglected: (staff: SignedInStaff) => Promise<NeglectedMessages>;
}

export async function dashboardRoutes(
  app: FastifyInstance,
  { database, clock, countNeglected }: DashboardOptions,
): Promise<void> {
  handleEndpoints(app, {
    "GET /api/dashboard": async ({ staff, query }) => {
      const { role } = staff;
      const span = spanOf(query, clock());
      const mayReadMessages = isPermitted(role, "inbox.read");
      // PostgreSQL counts these concurrently.
      const [messages, applications, chat, deliveries] = await Promise.all([
        mayReadMessages ? readMessageFigures(database, span, () => countNeglected(staff)) : null,
        isPermitted(role, "applicants.read") ? readApplicationFigures(database, span) : null,
        mayReadMessages ? readChatFigures(database, span) : null,
        isPermitted(role, "outbox.read") ? readDeliveries(database.readOnly) : null,
      ]);
      const [from, to] = [span.from.toISOString(), span.to.toISOString()];
      return { from, to, messages, applications, chat, deliveries };
    },
  });
}
