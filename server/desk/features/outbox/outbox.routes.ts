import type { FastifyInstance } from "fastify";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { retryAllDead, retryOne } from "./outbox.changes.ts";
import { listOutbox } from "./outbox.list.ts";

/** The outbox: what was delivered and what was not, and trying it again. */
export async function outboxRoutes(
  app: FastifyInstance,
  { database, config }: DeskDependencies,
): Promise<void> {
  handleEndpoints(app, {
    "GET /api/outbox": async ({ staff, query }) => ({
      ...(await listOutbox(database.readOnly, query, staff.role)),
      mailConfigured: config.mail !== undefined,
      webhookConfigured: config.webhook !== undefined,
    }),

    "POST /api/outbox/:id/retry": async ({ id, staff }) => {
      await app.change(staff.id, (change) => retryOne(change, id, staff.role));
      return { retried: 1 };
    },

    "POST /api/outbox/retry-dead": async ({ staff }) => ({
      retried: await app.change(staff.id, (change) => retryAllDead(change, staff.role)),
    }),
  });
}
