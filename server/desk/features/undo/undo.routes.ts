import type { FastifyInstance } from "fastify";
import { partOf, recordKinds } from "#contract/desk/kinds.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { recordNames } from "../../../record-names.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import { findUndoKind, listUndos, takeBack } from "../../changes/undo.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { deskMessages } from "../../desk-messages.ts";

/** One's own last changes to messages or applicants, and taking one back. */
export async function undoRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  answerCalls(app, {
    "GET /api/undo": async ({ staff }) => {
      const kinds = recordKinds.filter((kind) =>
        isPermitted(staff.role, `${partOf[kind]}.write`),
      );
      return { items: await listUndos(database.kysely, staff.id, kinds) };
    },
    "POST /api/undo": ({ staff, body }) =>
      app.change(staff.id, async ({ transaction, audit }) => {
        const kind = await findUndoKind(transaction, staff.id, body.undo);
        // The role may have changed since.
        if (kind && !isPermitted(staff.role, `${partOf[kind]}.write`))
          throw new HttpError(403, deskMessages.notPermitted);
        const undone = await takeBack(transaction, staff.id, body.undo);
        if (!undone) throw new HttpError(409, deskMessages.undoGone);
        const action = recordNames[undone.kind].undoneAction;
        for (const id of undone.ids) audit({ action, subjectId: id });
        const { restored, skipped, mailsSent } = undone;
        return { restored, skipped, mailsSent };
      }),
  });
}
