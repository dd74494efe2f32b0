import type { FastifyInstance } from "fastify";
import { maxSavedReplies } from "#contract/desk/limits.ts";
import type { Role } from "#contract/desk/roles.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { holdsTerms } from "#contract/desk/search-terms.ts";
import type { Queryable } from "../../../database/database.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion, requireWriter } from "../../desk-errors.ts";
import { changeSavedReply, createSavedReply, deleteSavedReply } from "./saved-replies.changes.ts";
import { findSavedReply, listSavedReplies } from "./saved-replies.repository.ts";

/** @returns the reply. @throws HttpError when the role may not change it. */
async function requireWritableReply(db: Queryable, id: string, role: Role) {
  const reply = requireFound(await findSavedReply(db, id));
  requireWriter(role, reply.part);
  return reply;
}

/** Saved replies: texts that staff send again and again, each in one part of the desk. */
export async function savedRepliesRoutes(
  app: FastifyInstance,
  { database }: DeskDependencies,
): Promise<void> {
  const { readOnly } = database;

  async function oneReply(id: string): Promise<SavedReply> {
    return requireFound((await listSavedReplies(readOnly, { id }))[0]);
  }

  handleEndpoints(app, {
    "GET /api/saved-replies": async ({ query: { part, q = "" } }) => {
      const found = (await listSavedReplies(readOnly, { part })).filter(({ title, subject, text }) =>
        holdsTerms(`${title} ${subject} ${text}`, q),
      );
      return { items: found.slice(0, maxSavedReplies) };
    },

    "POST /api/saved-replies": async ({ staff, body }) => {
      requireWriter(staff.role, body.part);
      return oneReply(await app.change(staff.id, (change) => createSavedReply(change, body)));
    },

    "PATCH /api/saved-replies/:id": async ({ id, staff, body: { version, ...changes } }) => {
      await app.change(staff.id, async (change) => {
        const before = await requireWritableReply(change.transaction, id, staff.role);
        await changeSavedReply(change, requireVersion(before, version), changes);
      });
      return oneReply(id);
    },

    "DELETE /api/saved-replies/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        await requireWritableReply(change.transaction, id, staff.role);
        await deleteSavedReply(change, id);
      }),
  });
}
