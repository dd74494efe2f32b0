import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { undoAnswerSchema, undoInputSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { recordKinds } from "../../../record-kinds.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { findUndoKind, takeBack } from "../../changes/undo.repository.ts";
import { deskMessages } from "../../desk-messages.ts";

/** POST /api/undo: takes back one's own last change to messages or applicants. */
export async function undoRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    deskPaths.undo,
    {
      config: { access: "own.use" },
      schema: { body: undoInputSchema, response: { 200: undoAnswerSchema } },
    },
    async (request) => {
      const { staff } = sessionOf(request);
      return app.change(staff.id, async ({ transaction, audit }) => {
        const kind = await findUndoKind(transaction, staff.id, request.body.undo);
        // The role may have changed since.
        if (kind && !isPermitted(staff.role, `${recordKinds[kind].part}.write`))
          throw new HttpError(403, deskMessages.notPermitted);
        const undone = await takeBack(transaction, staff.id, request.body.undo);
        if (!undone) throw new HttpError(409, deskMessages.undoGone);
        const action = recordKinds[undone.kind].undoneAction;
        for (const id of undone.ids) audit({ action, subjectType: undone.kind, subjectId: id });
        const { restored, skipped, mailsSent } = undone;
        return { restored, skipped, mailsSent };
      });
    },
  );
}
