import { sql } from "kysely";
import type { Stage } from "#contract/desk/applicants.ts";
import type { Queryable, ReadOnlyOrTransaction } from "../../database/database.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { deskMessages } from "../desk-messages.ts";
import { countApplicants } from "../lists/count-applicants.ts";

export function isEnd({ kind }: Pick<Stage, "kind">): boolean {
  return kind === "hired" || kind === "rejected";
}

/** The stages from left to right, each with how many applicants are in it. */
export async function listStages(db: ReadOnlyOrTransaction): Promise<Stage[]> {
  const rows = await db
    .selectFrom("desk_stages")
    .select(["id", "name", "kind", "position", "template_id as templateId", "version"])
    .select(countApplicants(sql`applicants.stage_id = desk_stages.id`).as("applicants"))
    .orderBy("position")
    .execute();
  return rows.map(({ applicants, ...stage }) => ({ ...stage, applicantCount: Number(applicants) }));
}

/** @throws HttpError 400 when there is no stage with this id. */
export async function requireStage(db: Queryable, id: string): Promise<void> {
  const found = await db.selectFrom("desk_stages").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw new HttpError(400, deskMessages.unknownStage, { field: "stageId" });
}
