import type { FastifyInstance } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import type { Database } from "../database/database.ts";
import { requireAnswer } from "./health.repository.ts";
import { isFromThisMachine } from "./private-requests.ts";

/**
 * Two checks for a process supervisor: /healthz, the process is alive; /readyz, its database answers. /readyz also
 * lists the warnings for the operator, to this machine alone.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { database, showsWarnings = isFromThisMachine }: HealthOptions,
): Promise<void> {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await requireAnswer(database.kysely);
      const warnings = showsWarnings(request) ? app.operatorWarnings.list() : [];
      const answer = { status: "ready", ...(warnings.length > 0 && { warnings }) };
      // The line break is for a terminal.
      return reply.type("application/json; charset=utf-8").send(`${JSON.stringify(answer)}\n`);
    } catch (error) {
      request.log.warn({ err: error }, "Not ready: the database does not answer");
      return reply.code(503).send({ message: apiMessages.databaseAway });
    }
  });
}

export interface HealthOptions {
  readonly database: Database;
  /** Whether this request may read the warnings; by default those from this machine. */
  readonly showsWarnings?: typeof isFromThisMachine;
}
