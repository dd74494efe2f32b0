import { sql } from "kysely";
import type { z } from "zod";
import type { changeStageSchema, Stage } from "#contract/desk/applicants.ts";
import type { Queryable } from "../../../database/connect.ts";

const mostCounted = 10_000;

/** Whether an applicant's way ends with this stage. */
export function isEnd({ kind }: Pick<Stage, "kind">): boolean {
  return kind === "hired" || kind === "rejected";
}

/** The stages from left to right, each with how many applicants are in it. */
export async function listStages(db: Queryable): Promise<Stage[]> {
  const rows = await db
    .selectFrom("desk_stages")
    .selectAll()
    .select(
      sql<number>`(select count(*) from (
        select 1 as one from applicants where applicants.stage_id = desk_stages.id
        limit ${sql.lit(mostCounted)}) as counted)`.as("applicants"),
    )
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    position: row.position,
    templateId: row.template_id,
    applicantCount: Number(row.applicants),
    version: row.version,
  }));
}

/** Whether HR has a stage with this id. */
export async function isStage(db: Queryable, id: string): Promise<boolean> {
  const found = await db.selectFrom("desk_stages").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}

export async function createStage(
  db: Queryable,
  stage: Pick<Stage, "id" | "name" | "kind" | "position" | "templateId">,
): Promise<void> {
  const { templateId, ...columns } = stage;
  await db
    .insertInto("desk_stages")
    .values({ ...columns, template_id: templateId, version: 1 })
    .execute();
}

export async function changeStage(
  db: Queryable,
  id: string,
  version: number,
  { name, kind, templateId }: Omit<z.output<typeof changeStageSchema>, "version" | "position">,
): Promise<void> {
  await db
    .updateTable("desk_stages")
    .set({ name, kind, template_id: templateId, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function deleteStage(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("desk_stages").where("id", "=", id).execute();
}

export async function putInOrder(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.updateTable("desk_stages").set({ position }).where("id", "=", id).execute();
}
