import type { FastifyInstance } from "fastify";
import { verifyAuditLog } from "../../../audit-log/audit-log.repository.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listAudit } from "./audit.list.ts";

/** Who did what, newest first. */
export async function auditRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  handleEndpoints(app, {
    "GET /api/audit": ({ query }) => listAudit(database.readOnly, query),
    "GET /api/audit/verify": () => verifyAuditLog(database.readOnly),
  });
}
