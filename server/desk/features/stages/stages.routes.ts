import type { FastifyInstance } from "fastify";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { listStages } from "../../stages/stages.repository.ts";
import { changeStage, createStage, deleteStage } from "./stages.changes.ts";

/** The stages of the board, which HR names. */
export async function stagesRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  const { readOnly } = database;

  async function oneStage(id: string) {
    return requireFound((await listStages(readOnly)).find((one) => one.id === id));
  }

  handleEndpoints(app, {
    "GET /api/stages": async () => ({ items: await listStages(readOnly) }),

    "POST /api/stages": async ({ staff, body }) => {
      const id = await app.change(staff.id, async (change) =>
        createStage(change, await listStages(change.transaction), body),
      );
      return oneStage(id);
    },

    "PATCH /api/stages/:id": async ({ id, staff, body: { version, ...changes } }) => {
      const { kind, position } = changes;
      await app.change(staff.id, async (change) => {
        const stages = await listStages(change.transaction);
        const before = requireVersion(
          stages.find((one) => one.id === id),
          version,
        );
        const isFixed = before.kind === "new" && (kind !== undefined || (position ?? 0) > 0);
        const takesFirst = before.kind !== "new" && position === 0;
        if (isFixed || takesFirst) throw new HttpError(409, deskMessages.stageFixed);
        await changeStage(change, stages, before, changes);
      });
      return oneStage(id);
    },

    "DELETE /api/stages/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => {
        const stages = await listStages(change.transaction);
        const stage = requireFound(stages.find((one) => one.id === id));
        if (stage.kind === "new") throw new HttpError(409, deskMessages.stageFixed);
        if (stage.applicantCount > 0) throw new HttpError(409, deskMessages.stageInUse);
        await deleteStage(change, stages, stage);
      }),
  });
}
