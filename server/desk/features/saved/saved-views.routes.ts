import type { FastifyInstance } from "fastify";
import type { SavedView } from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/database.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { SignedInStaff } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeSavedView, createSavedView, deleteSavedView } from "./saved-views.changes.ts";
import { findSavedView, listSavedViews } from "./saved-views.repository.ts";

/** @returns the view. @throws HttpError when this colleague may not change it. */
async function requireOwnView(db: Queryable, id: string, staff: SignedInStaff): Promise<SavedView> {
  const view = await findSavedView(db, staff.id, id);
  if (!view?.mine && !view?.shared) throw notFound();
  if (!view.mine && staff.role !== "admin") throw new HttpError(403, deskMessages.notYourView);
  return view;
}

/** Saved views: the filters of a list under a name, for one colleague or for all. */
export async function savedViewsRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  handleEndpoints(app, {
    "GET /api/saved-views": async ({ staff }) => ({
      items: await listSavedViews(database.readOnly, staff.id),
    }),

    "POST /api/saved-views": async ({ staff, body }) => {
      const id = await app.change(staff.id, (change) => createSavedView(change, body));
      return { id, ...body, mine: true };
    },

    "PATCH /api/saved-views/:id": ({ id, staff, body }) =>
      app.change(staff.id, async (change) => {
        const view = await requireOwnView(change.transaction, id, staff);
        await changeSavedView(change, view, body);
        return { ...view, ...body };
      }),

    "DELETE /api/saved-views/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        await requireOwnView(change.transaction, id, staff);
        await deleteSavedView(change, id);
      }),
  });
}
