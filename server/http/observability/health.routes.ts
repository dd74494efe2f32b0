import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";

/**
 * Two checks for a process supervisor: /healthz says that the process is alive, /readyz that it can store something.
 *
 * @param readWarnings what the operator should look into although the process works.
 */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  readWarnings: () => readonly string[],
): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await sql`select name from schema_migrations limit 1`.execute(database.kysely);
      const warnings = readWarnings();
      return reply.send({ status: "ready", ...(warnings.length > 0 && { warnings }) });
    } catch (error) {
      request.log.warn({ err: error }, "Not ready: the database does not answer");
      return reply.code(503).send({ message: "The database does not answer." });
    }
  });
}
