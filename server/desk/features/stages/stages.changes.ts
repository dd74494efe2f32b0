import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { changeStageSchema, newStageSchema, Stage } from "#contract/desk/applicants.ts";
import { differences } from "../../../audit-log/differences.ts";
import type { Queryable } from "../../../database/database.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { isEnd } from "../../stages/stages.repository.ts";

/** Adds a stage; an active one comes before the end stages. @returns its id. */
export async function createStage(
  { transaction, audit }: Change,
  stages: readonly Stage[],
  { name, kind, templateId }: z.output<typeof newStageSchema>,
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_stages")
    .values({ id, name, kind, position: stages.length, template_id: templateId, version: 1 })
    .execute();
  const firstEnd = stages.findIndex(isEnd);
  if (kind === "active" && firstEnd >= 0)
    await putInOrder(transaction, idsOf(stages).toSpliced(firstEnd, 0, id));
  audit({ action: "stages.created", subjectId: id, detail: { name } });
  return id;
}

export async function changeStage(
  { transaction, audit }: Change,
  stages: readonly Stage[],
  before: Stage,
  changes: Omit<z.output<typeof changeStageSchema>, "version">,
): Promise<void> {
  const changed = differences(before, changes);
  if (!changed) return;
  const { id, version } = before;
  const { name, kind, position, templateId } = changed;
  await transaction
    .updateTable("desk_stages")
    .set({ name, kind, template_id: templateId, version: version + 1 })
    .where("id", "=", id)
    .execute();
  if (position !== undefined) await putInOrder(transaction, idsOf(stages, id).toSpliced(position, 0, id));
  audit({ action: "stages.changed", subjectId: id });
}

export async function deleteStage(
  { transaction, audit }: Change,
  stages: readonly Stage[],
  { id, name }: Stage,
): Promise<void> {
  await transaction.deleteFrom("desk_stages").where("id", "=", id).execute();
  await putInOrder(transaction, idsOf(stages, id));
  audit({ action: "stages.deleted", subjectId: id, detail: { name } });
}

function idsOf(stages: readonly Stage[], without?: string): string[] {
  return stages.map(({ id }) => id).filter((id) => id !== without);
}

async function putInOrder(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.updateTable("desk_stages").set({ position }).where("id", "=", id).execute();
}
