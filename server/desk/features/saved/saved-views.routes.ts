import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../../database/database.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeSavedView, createSavedView, deleteSavedView } from "./saved-views.changes.ts";
import { findSavedView, listSavedViews } from "./saved-views.repository.ts";

/** @throws HttpError when this colleague may not change this view. */
async function requireOwnView(db: Queryable, id: string, staff: SignedInStaff): Promise<void> {
  const view = await findSavedView(db, id);
  const isSeen = view && (view.staff_id === staff.id || view.shared === 1);
  if (!isSeen) throw notFound();
  const isTheirs = view.staff_id === staff.id || staff.role === "admin";
  if (!isTheirs) throw new HttpError(403, deskMessages.notYourView);
}

/** Saved views: the filters of a list under a name, for one colleague or for all. */
export async function savedViewsRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  answerCalls(app, {
    "GET /api/saved-views": async ({ staff }) => ({
      items: await listSavedViews(database.readOnly, staff.id),
    }),

    "POST /api/saved-views": async ({ staff, body }) => {
      const id = await app.change(staff.id, (change) => createSavedView(change, body));
      return { id, ...body, mine: true };
    },

    "PATCH /api/saved-views/:id": ({ id, staff, body }) =>
      app.change(staff.id, async (change) => {
        await requireOwnView(change.transaction, id, staff);
        const { staff_id, ...view } = await changeSavedView(change, id, body);
        return { ...view, shared: body.shared, mine: staff_id === staff.id };
      }),

    "DELETE /api/saved-views/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        await requireOwnView(change.transaction, id, staff);
        await deleteSavedView(change, id);
      }),
  });
}
