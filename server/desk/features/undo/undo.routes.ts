import type { FastifyInstance } from "fastify";
import { partOf, recordKinds } from "#contract/desk/kinds.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireWriter } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { undoChange } from "../../records/undo.changes.ts";
import { findUndo, listUndos } from "../../records/undo.repository.ts";

/** The caller's last changes of messages and applicants, and undoing one. */
export async function undoRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  handleEndpoints(app, {
    "GET /api/undo": async ({ staff }) => {
      const kinds = recordKinds.filter((kind) => isPermitted(staff.role, `${partOf[kind]}.write`));
      return { items: await listUndos(database.readOnly, staff.id, kinds) };
    },

    "POST /api/undo": ({ staff, body }) =>
      app.change(staff.id, async (change) => {
        const undo = await findUndo(change.transaction, staff.id, body.undo);
        if (!undo) throw new HttpError(409, deskMessages.undoGone);
        // The role may be another than at the change.
        requireWriter(staff.role, partOf[undo.kind]);
        return undoChange(change, undo);
      }),
  });
}
