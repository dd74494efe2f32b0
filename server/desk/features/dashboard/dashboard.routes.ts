import type { FastifyInstance } from "fastify";
import { isPermitted } from "#contract/desk/roles.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import {
  readApplicationFigures,
  readChatFigures,
  readDeliveries,
  readMessageFigures,
  spanOf,
} from "./dashboard.repository.ts";

/** What came in and what became of it. */
export async function dashboardRoutes(
  app: FastifyInstance,
  { database, clock }: DeskDependencies,
): Promise<void> {
  answerCalls(app, {
    "GET /api/dashboard": async ({ staff: { role }, query }) => {
      const now = clock();
      const span = spanOf(query, now);
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
  });
}
