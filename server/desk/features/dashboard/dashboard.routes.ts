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
      return {
        from: span.from.toISOString(),
        to: span.to.toISOString(),
        messages: mayReadMessages ? await readMessageFigures(database, span, now) : null,
        applications: isPermitted(role, "applicants.read")
          ? await readApplicationFigures(database, span)
          : null,
        chat: mayReadMessages ? await readChatFigures(database, span) : null,
        deliveries: isPermitted(role, "outbox.read") ? await readDeliveries(database.kysely) : null,
      };
    },
  );
}
