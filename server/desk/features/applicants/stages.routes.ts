import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { changeStageSchema, newStageSchema, stageSchema, stagesSchema } from "#contract/desk/applicants.ts";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { listStages } from "../../stages/stages.repository.ts";
import { changeStage, createStage, deleteStage } from "./stages.changes.ts";

/** The stages of the board, which HR names. */
export async function stagesRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const write = { config: { access: "stages.write" } } as const;
  const params = idParamsSchema;

  async function oneStage(id: string) {
    return requireFound((await listStages(kysely)).find((one) => one.id === id));
  }

  api.get(
    deskPaths.stages,
    { config: { access: "applicants.read" }, schema: { response: { 200: stagesSchema } } },
    async () => ({ items: await listStages(kysely) }),
  );

  api.post(
    deskPaths.stages,
    { ...write, schema: { body: newStageSchema, response: { 201: stageSchema } } },
    async (request, reply) => {
      const id = await app.change(sessionOf(request).staff.id, async (change) =>
        createStage(change, await listStages(change.transaction), request.body),
      );
      return reply.code(201).send(await oneStage(id));
    },
  );

  api.patch(
    deskPaths.stage,
    { ...write, schema: { params, body: changeStageSchema, response: { 200: stageSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, ...changes } = request.body;
      const { kind, position } = changes;
      await app.change(sessionOf(request).staff.id, async (change) => {
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
  );

  api.delete(deskPaths.stage, { ...write, schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    await app.change(sessionOf(request).staff.id, async (change) => {
      const stages = await listStages(change.transaction);
      const stage = requireFound(stages.find((one) => one.id === id));
      if (stage.kind === "new") throw new HttpError(409, deskMessages.stageFixed);
      if (stage.applicantCount > 0) throw new HttpError(409, deskMessages.stageInUse);
      await deleteStage(change, stages, stage);
    });
    return reply.code(204).send();
  });
}
