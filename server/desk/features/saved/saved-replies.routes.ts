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
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  findKind,
  listSavedReplies,
} from "./saved-replies.repository.ts";

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

  async function oneReply(id: string): Promise<SavedReply> {
    const [reply] = await listSavedReplies(kysely, { id });
    if (!reply) throw notFound();
    return reply;
  }

  api.get(
    deskPaths.savedReplies,
    { ...everyRole, schema: { querystring: savedRepliesQuerySchema, response: { 200: savedRepliesSchema } } },
    async (request) => {
      const { kind, q = "" } = request.query;
      const words = q.toLowerCase().split(/\s+/);
      const found = (await listSavedReplies(kysely, { kind })).filter(({ title, subject, text }) => {
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
      const id = await app.change(staff.id, async (change) => {
        const created = await createSavedReply(change, staff.id, request.body);
        change.audit({ action: "saved-replies.created", subjectType: "saved-reply", subjectId: created });
        return created;
      });
      return reply.code(201).send(await oneReply(id));
    },
  );

  /** @returns the error if this person may not change this reply. */
  async function refusal(transaction: Queryable, id: string, role: Role): Promise<HttpError | undefined> {
    const kind = await findKind(transaction, id);
    if (!kind) return notFound();
    return mayWrite(role, kind) ? undefined : new HttpError(403, deskMessages.notPermitted);
  }

  api.patch(
    deskPaths.savedReply,
    { ...everyRole, schema: { params, body: changeSavedReplySchema, response: { 200: savedReplySchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      const { id } = request.params;
      await app.change(staff.id, async (change) => {
        const refused = await refusal(change.transaction, id, staff.role);
        if (refused) return refused;
        if (!(await changeSavedReply(change, staff.id, id, request.body))) return changedMeanwhile();
        change.audit({ action: "saved-replies.changed", subjectType: "saved-reply", subjectId: id });
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
      await deleteSavedReply(transaction, id);
      audit({ action: "saved-replies.deleted", subjectType: "saved-reply", subjectId: id });
      return undefined;
    });
    return reply.code(204).send();
  });
}
