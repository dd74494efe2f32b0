import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { outboxPageSchema, outboxQuerySchema, retriedSchema } from "#contract/desk/outbox.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound } from "../../desk-errors.ts";
import { retryAllDead, retryOne } from "./outbox.changes.ts";
import { listUndelivered } from "./outbox.list.ts";

/** What was not delivered, why, and trying it again. */
export async function outboxRoutes(
  app: FastifyInstance,
  { database, config }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const again = { config: { access: "outbox.retry" } } as const;

  api.get(
    deskPaths.outbox,
    {
      config: { access: "outbox.read" },
      schema: { querystring: outboxQuerySchema, response: { 200: outboxPageSchema } },
    },
    async (request) => {
      const { role } = sessionOf(request).staff;
      return {
        ...(await listUndelivered(kysely, request.query, role)),
        mailConfigured: config.mail !== undefined,
        webhookConfigured: config.webhook !== undefined,
      };
    },
  );

  api.post(
    deskPaths.outboxRetry,
    { ...again, schema: { params: idParamsSchema, response: { 200: retriedSchema } } },
    async (request) => {
      const { id } = request.params;
      return app.change(sessionOf(request).staff.id, async (change) => {
        if (!(await retryOne(change, id))) throw notFound();
        return { retried: 1 };
      });
    },
  );

  api.post(
    deskPaths.outboxRetryDead,
    { ...again, schema: { response: { 200: retriedSchema } } },
    async (request) => ({ retried: await app.change(sessionOf(request).staff.id, retryAllDead) }),
  );
}
