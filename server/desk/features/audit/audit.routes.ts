import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { auditPageSchema, auditQuerySchema, auditVerifiedSchema } from "#contract/desk/audit.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { verifyAuditLog } from "../../../audit-log/audit-log.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listAudit } from "./audit.list.ts";

/** Who did what, newest first. */
export async function auditRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "audit.read" } } as const;

  api.get(
    deskPaths.audit,
    { ...read, schema: { querystring: auditQuerySchema, response: { 200: auditPageSchema } } },
    async (request) => listAudit(kysely, request.query),
  );

  api.get(deskPaths.auditVerify, { ...read, schema: { response: { 200: auditVerifiedSchema } } }, async () =>
    verifyAuditLog(kysely),
  );
}
