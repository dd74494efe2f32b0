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
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeSavedReply, createSavedReply, deleteSavedReply } from "./saved-replies.changes.ts";
import { findKindAndVersion, listSavedReplies } from "./saved-replies.repository.ts";

const mostReplies = 200;

/** Saved replies belong to the part of the desk that sends them. @throws HttpError 403 for who may not write there. */
function requireWriter(role: Role, kind: SavedReply["kind"]): void {
  if (!isPermitted(role, `${kind}.write`)) throw new HttpError(403, deskMessages.notPermitted);
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
    return requireFound((await listSavedReplies(kysely, { id }))[0]);
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
      requireWriter(staff.role, request.body.kind);
      const id = await app.change(staff.id, (change) => createSavedReply(change, staff.id, request.body));
      return reply.code(201).send(await oneReply(id));
    },
  );

  /** The reply to change. @throws HttpError when this person may not change it. */
  async function writableReply(transaction: Queryable, id: string, role: Role): Promise<{ version: number }> {
    const reply = requireFound(await findKindAndVersion(transaction, id));
    requireWriter(role, reply.kind);
    return reply;
  }

  api.patch(
    deskPaths.savedReply,
    { ...everyRole, schema: { params, body: changeSavedReplySchema, response: { 200: savedReplySchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      const { id } = request.params;
      await app.change(staff.id, async (change) => {
        requireVersion(await writableReply(change.transaction, id, staff.role), request.body.version);
        await changeSavedReply(change, staff.id, id, request.body);
      });
      return oneReply(id);
    },
  );

  api.delete(deskPaths.savedReply, { ...everyRole, schema: { params } }, async (request, reply) => {
    const { staff } = sessionOf(request);
    const { id } = request.params;
    await app.change(staff.id, async (change) => {
      await writableReply(change.transaction, id, staff.role);
      await deleteSavedReply(change, id);
    });
    return reply.code(204).send();
  });
}
