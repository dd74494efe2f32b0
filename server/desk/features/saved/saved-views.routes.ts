import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeSavedViewSchema,
  newSavedViewSchema,
  savedViewSchema,
  savedViewsSchema,
} from "#contract/desk/saved.ts";
import type { Queryable } from "../../../database/connect.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import type { SignedInStaff } from "../../staff/staff.repository.ts";
import { changeSavedView, createSavedView, deleteSavedView } from "./saved-views.changes.ts";
import { findSavedView, listSavedViews } from "./saved-views.repository.ts";

/** Saved views: the filters of a list under a name, for one colleague or for all. */
export async function savedViewsRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const everyRole = { config: { access: "own.use" } } as const;

  api.get(
    deskPaths.savedViews,
    { ...everyRole, schema: { response: { 200: savedViewsSchema } } },
    async (request) => ({
      items: await listSavedViews(kysely, sessionOf(request).staff.id),
    }),
  );

  api.post(
    deskPaths.savedViews,
    { ...everyRole, schema: { body: newSavedViewSchema, response: { 201: savedViewSchema } } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      const id = await app.change(staff.id, (change) => createSavedView(change, staff.id, request.body));
      return reply.code(201).send({ id, ...request.body, mine: true });
    },
  );

  /** @throws HttpError when this person may not change this view. */
  async function requireOwner(transaction: Queryable, id: string, staff: SignedInStaff): Promise<void> {
    const view = await findSavedView(transaction, id);
    const isSeen = view && (view.staff_id === staff.id || view.shared === 1);
    if (!isSeen) throw notFound();
    const isTheirs = view.staff_id === staff.id || staff.role === "admin";
    if (!isTheirs) throw new HttpError(403, deskMessages.notYourView);
  }

  api.patch(
    deskPaths.savedView,
    {
      ...everyRole,
      schema: { params: idParamsSchema, body: changeSavedViewSchema, response: { 200: savedViewSchema } },
    },
    async (request) => {
      const { staff } = sessionOf(request);
      const { id } = request.params;
      const { shared } = request.body;
      return app.change(staff.id, async (change) => {
        await requireOwner(change.transaction, id, staff);
        const { staff_id, ...view } = await changeSavedView(change, id, request.body);
        return { ...view, shared, mine: staff_id === staff.id };
      });
    },
  );

  api.delete(
    deskPaths.savedView,
    { ...everyRole, schema: { params: idParamsSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      const { id } = request.params;
      await app.change(staff.id, async (change) => {
        await requireOwner(change.transaction, id, staff);
        await deleteSavedView(change, id);
      });
      return reply.code(204).send();
    },
  );
}
