import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type Dashboard, dashboardQuerySchema, dashboardSchema } from "#contract/desk/dashboard.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { dayMs } from "../../../durations.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import {
  readApplicationFigures,
  readChatFigures,
  readDeliveries,
  readMessageFigures,
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
      const to = clock();
      const from = new Date(to.getTime() - request.query.days * dayMs);
      const span = { from, to };
      const mayReadMessages = isPermitted(role, "inbox.read");
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        messages: mayReadMessages ? await readMessageFigures(database, span) : null,
        applications: isPermitted(role, "applicants.read")
          ? await readApplicationFigures(database, span)
          : null,
        chat: mayReadMessages ? await readChatFigures(database, span) : null,
        deliveries: isPermitted(role, "outbox.read") ? await readDeliveries(database.kysely) : null,
      };
    },
  );
}
