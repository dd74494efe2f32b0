import type { FastifyInstance } from "fastify";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { holdsTerms } from "#contract/desk/search-terms.ts";
import type { Queryable } from "../../../database/connect.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { answerCalls } from "../../access/answer-calls.ts";
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

/** The reply to change. @throws HttpError when this colleague may not change it. */
async function writableReply(transaction: Queryable, id: string, role: Role): Promise<{ version: number }> {
  const reply = requireFound(await findKindAndVersion(transaction, id));
  requireWriter(role, reply.kind);
  return reply;
}

/** Saved replies: texts that staff send again and again. */
export async function savedRepliesRoutes(
  app: FastifyInstance,
  { database }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;

  async function oneReply(id: string): Promise<SavedReply> {
    return requireFound((await listSavedReplies(kysely, { id }))[0]);
  }

  answerCalls(app, {
    "GET /api/saved-replies": async ({ query: { kind, q = "" } }) => {
      const found = (await listSavedReplies(kysely, { kind })).filter(({ title, subject, text }) =>
        holdsTerms(`${title} ${subject} ${text}`, q),
      );
      return { items: found.slice(0, mostReplies) };
    },

    "POST /api/saved-replies": async ({ staff, body }) => {
      requireWriter(staff.role, body.kind);
      return oneReply(await app.change(staff.id, (change) => createSavedReply(change, body)));
    },

    "PATCH /api/saved-replies/:id": async ({ id, staff, body }) => {
      await app.change(staff.id, async (change) => {
        requireVersion(await writableReply(change.transaction, id, staff.role), body.version);
        await changeSavedReply(change, id, body);
      });
      return oneReply(id);
    },

    "DELETE /api/saved-replies/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        await writableReply(change.transaction, id, staff.role);
        await deleteSavedReply(change, id);
      }),
  });
}
