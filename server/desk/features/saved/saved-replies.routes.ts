import { randomUUIDv7 } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import {
  changeSavedReplySchema,
  newSavedReplySchema,
  type SavedReply,
  savedRepliesQuerySchema,
  savedRepliesSchema,
  savedReplySchema,
} from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/connect.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { changedMeanwhile, notFound } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { staffNames } from "../../staff/staff.repository.ts";

const mostReplies = 200;

/** Saved replies belong to the part of the desk that sends them. */
function mayWrite(role: Role, kind: SavedReply["kind"]): boolean {
  return isPermitted(role, `${kind}.write`);
}

/** Saved replies: texts that staff send again and again. */
export async function savedRepliesRoutes(
  app: FastifyInstance,
  { database }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const everyRole = { config: { access: "own.use" } } as const;
  const params = idParamsSchema;

  async function listReplies(narrow: {
    kind?: SavedReply["kind"] | undefined;
    id?: string;
  }): Promise<SavedReply[]> {
    const names = await staffNames(kysely);
    let rows = kysely.selectFrom("desk_saved_replies").selectAll().orderBy("title").orderBy("id");
    if (narrow.kind !== undefined) rows = rows.where("kind", "=", narrow.kind);
    if (narrow.id !== undefined) rows = rows.where("id", "=", narrow.id);
    return (await rows.execute()).map(({ changed_at, changed_by, ...row }) => ({
      ...row,
      changedAt: changed_at,
      changedBy: (changed_by !== null && names.get(changed_by)) || null,
    }));
  }

  async function oneReply(id: string): Promise<SavedReply> {
    const [reply] = await listReplies({ id });
    if (!reply) throw notFound();
    return reply;
  }

  api.get(
    deskPaths.savedReplies,
    { ...everyRole, schema: { querystring: savedRepliesQuerySchema, response: { 200: savedRepliesSchema } } },
    async (request) => {
      const { kind, q = "" } = request.query;
      const words = q.toLowerCase().split(/\s+/);
      const found = (await listReplies({ kind })).filter(({ title, subject, text }) => {
        const all = `${title} ${subject} ${text}`.toLowerCase();
        return words.every((word) => all.includes(word));
      });
      return { items: found.slice(0, mostReplies) };
    },
  );

  api.post(
    deskPaths.savedReplies,
    { ...everyRole, schema: { body: newSavedReplySchema, response: { 201: savedReplySchema } } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      if (!mayWrite(staff.role, request.body.kind)) throw new HttpError(403, deskMessages.notPermitted);
      const id = await app.change(staff.id, async ({ transaction, now, audit }) => {
        const created = randomUUIDv7();
        await transaction
          .insertInto("desk_saved_replies")
          .values({
            id: created,
            ...request.body,
            changed_at: now.toISOString(),
            changed_by: staff.id,
            version: 1,
          })
          .execute();
        audit({ action: "saved-replies.created", subjectType: "saved-reply", subjectId: created });
        return created;
      });
      return reply.code(201).send(await oneReply(id));
    },
  );

  /** @returns the error if this person may not change this reply. */
  async function refusal(transaction: Queryable, id: string, role: Role): Promise<HttpError | undefined> {
    const row = await transaction
      .selectFrom("desk_saved_replies")
      .select("kind")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return notFound();
    return mayWrite(role, row.kind) ? undefined : new HttpError(403, deskMessages.notPermitted);
  }

  api.patch(
    deskPaths.savedReply,
    { ...everyRole, schema: { params, body: changeSavedReplySchema, response: { 200: savedReplySchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      const { id } = request.params;
      const { version, title, subject, text } = request.body;
      await app.change(staff.id, async ({ transaction, now, audit }) => {
        const refused = await refusal(transaction, id, staff.role);
        if (refused) return refused;
        const { numUpdatedRows } = await transaction
          .updateTable("desk_saved_replies")
          .set({
            ...(title !== undefined && { title }),
            ...(subject !== undefined && { subject }),
            ...(text !== undefined && { text }),
            changed_at: now.toISOString(),
            changed_by: staff.id,
            version: version + 1,
          })
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return changedMeanwhile();
        audit({ action: "saved-replies.changed", subjectType: "saved-reply", subjectId: id });
        return undefined;
      });
      return oneReply(id);
    },
  );

  api.delete(deskPaths.savedReply, { ...everyRole, schema: { params } }, async (request, reply) => {
    const { staff } = sessionOf(request);
    const { id } = request.params;
    await app.change(staff.id, async ({ transaction, audit }) => {
      const refused = await refusal(transaction, id, staff.role);
      if (refused) return refused;
      await transaction
        .updateTable("desk_stages")
        .set({ template_id: null })
        .where("template_id", "=", id)
        .execute();
      await transaction.deleteFrom("desk_saved_replies").where("id", "=", id).execute();
      audit({ action: "saved-replies.deleted", subjectType: "saved-reply", subjectId: id });
      return undefined;
    });
    return reply.code(204).send();
  });
}
