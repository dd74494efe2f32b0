import type { FastifyInstance } from "fastify";
import { verifyAuditLog } from "../../../audit-log/audit-log.repository.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listAudit } from "./audit.list.ts";

/** Who did what, newest first. */
export async function auditRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  answerCalls(app, {
    "GET /api/audit": ({ query }) => listAudit(database.readOnly, query),
    "GET /api/audit/verify": () => verifyAuditLog(database.readOnly),
  });
}
