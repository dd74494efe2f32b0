import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { auditPageSchema, auditQuerySchema, auditVerifiedSchema } from "#contract/desk/audit.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { verifyAuditLog } from "../../../audit-log/audit-log.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { DeskAuditTable } from "../../../database/desk-tables.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { decodeCursor, pageOfRows } from "../../lists/cursor.ts";
import { staffNames } from "../../staff/staff.repository.ts";

/** Who did what, newest first. */
export async function auditRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "audit.read" } } as const;

  api.get(
    deskPaths.audit,
    { ...read, schema: { querystring: auditQuerySchema, response: { 200: auditPageSchema } } },
    async (request) => {
      const { actor, action, subject, from, to, cursor, limit } = request.query;
      let rows = kysely.selectFrom("desk_audit").selectAll();
      if (actor !== undefined) rows = rows.where("actor_id", "=", actor);
      if (action !== undefined)
        rows = action.includes(".")
          ? rows.where("action", "=", action)
          : rows.where("action", ">", `${action}.`).where("action", "<", `${action}/`);
      if (subject !== undefined) rows = rows.where("subject_id", "=", subject);
      if (from !== undefined) rows = rows.where("at", ">=", from);
      if (to !== undefined) rows = rows.where("at", "<=", to);
      if (cursor !== undefined) rows = rows.where("sequence", "<", Number(decodeCursor(cursor).key) || 0);
      const found = await rows
        .orderBy("sequence", "desc")
        .limit(limit + 1)
        .execute();
      const page = pageOfRows(found, limit, ({ sequence }) => ({ key: String(sequence), id: "" }));
      const names = await staffNames(kysely);
      const labels = await labelsOf(kysely, page.rows);
      return {
        items: page.rows.map((row) => ({
          sequence: row.sequence,
          at: row.at,
          actor: (row.actor_id !== null && names.get(row.actor_id)) || null,
          action: row.action,
          subjectType: row.subject_type,
          subjectId: row.subject_id,
          subjectLabel: labels.get(row.subject_id) ?? null,
          detail: JSON.parse(row.detail) as Record<string, unknown>,
          hash: row.hash,
        })),
        nextCursor: page.nextCursor,
      };
    },
  );

  api.get(deskPaths.auditVerify, { ...read, schema: { response: { 200: auditVerifiedSchema } } }, async () =>
    verifyAuditLog(kysely),
  );
}

/** What entries were about, by id, as far as it is still there. */
async function labelsOf(
  database: Queryable,
  entries: readonly Pick<DeskAuditTable, "subject_type" | "subject_id">[],
): Promise<ReadonlyMap<string, string | null>> {
  const idsOf = (type: string) => [
    // PostgreSQL and SQLite take no empty list.
    "",
    ...entries.flatMap((entry) => (entry.subject_type === type ? [entry.subject_id] : [])),
  ];
  const found = await Promise.all([
    database
      .selectFrom("contact_messages")
      .select(["id", "reference as label"])
      .where("id", "in", idsOf("message"))
      .execute(),
    database
      .selectFrom("applicants")
      .select(["id", "reference as label"])
      .where("id", "in", idsOf("applicant"))
      .execute(),
    database.selectFrom("jobs").select(["id", "title as label"]).where("id", "in", idsOf("job")).execute(),
    database
      .selectFrom("desk_invitations")
      .select(["id", "email as label"])
      .where("id", "in", idsOf("invitation"))
      .execute(),
    database
      .selectFrom("desk_saved_replies")
      .select(["id", "title as label"])
      .where("id", "in", idsOf("saved-reply"))
      .execute(),
  ]);
  return new Map(found.flat().map(({ id, label }) => [id, label]));
}
