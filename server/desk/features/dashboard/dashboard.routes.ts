import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type Dashboard, dashboardQuerySchema, dashboardSchema } from "#contract/desk/dashboard.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import {
  readApplicationFigures,
  readChatFigures,
  readDeliveries,
  readMessageFigures,
  spanOf,
} from "./dashboard.repository.ts";

/** GET /api/dashboard: what came in and what became of it. */
export async function dashboardRoutes(
  app: FastifyInstance,
  { database, clock }: DeskDependencies,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    deskPaths.dashboard,
    {
      config: { access: "dashboard.read" },
      schema: { querystring: dashboardQuerySchema, response: { 200: dashboardSchema } },
    },
    async (request): Promise<Dashboard> => {
      const { role } = sessionOf(request).staff;
      const now = clock();
      const span = spanOf(request.query, now);
      const mayReadMessages = isPermitted(role, "inbox.read");
      // PostgreSQL counts them at the same time.
      const [messages, applications, chat, deliveries] = await Promise.all([
        mayReadMessages ? readMessageFigures(database, span, now) : null,
        isPermitted(role, "applicants.read") ? readApplicationFigures(database, span) : null,
        mayReadMessages ? readChatFigures(database, span) : null,
        isPermitted(role, "outbox.read") ? readDeliveries(database.kysely) : null,
      ]);
      const [from, to] = [span.from.toISOString(), span.to.toISOString()];
      return { from, to, messages, applications, chat, deliveries };
    },
  );
}
