import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { changeJobSchema, DeskJob, newJobSchema } from "#contract/desk/jobs.ts";
import { isSampleJob, sampleJobPrefix } from "#contract/is-sample-job.ts";
import { differences, fromAndTo } from "../../../audit-log/differences.ts";
import type { Change } from "../../changes/changes.plugin.ts";

const anySample = `${sampleJobPrefix}%`;

/** @returns the id of the new job. */
export async function createJob(
  change: Change,
  { employmentType, ...job }: z.output<typeof newJobSchema>,
): Promise<string> {
  const { transaction, now, audit } = change;
  const { status } = job;
  const id = randomUUIDv7();
  const at = now.toISOString();
  await transaction
    .insertInto("jobs")
    .values({
      id,
      ...job,
      employment_type: employmentType,
      posted_at: status === "Open" ? at : null,
      changed_at: at,
    })
    .execute();
  if (status === "Open") await hideSamples(change);
  audit({ action: "jobs.created", subjectId: id, detail: { status } });
  return id;
}

/** Changes a job. A job that is opened again counts as a new posting. */
export async function changeJob(
  change: Change,
  before: DeskJob,
  changes: Omit<z.output<typeof changeJobSchema>, "version">,
): Promise<void> {
  const changed = differences(before, changes);
  if (!changed) return;
  const { transaction, now, audit } = change;
  const { id, version } = before;
  const { title, city, text, employmentType, status } = changed;
  const opens = status === "Open";
  const at = now.toISOString();
  await transaction
    .updateTable("jobs")
    .set({
      title,
      city,
      text,
      employment_type: employmentType,
      status,
      posted_at: opens ? at : undefined,
      changed_at: at,
      version: version + 1,
    })
    .where("id", "=", id)
    .execute();
  if (opens && !isSampleJob(id)) await hideSamples(change);
  audit({ action: "jobs.changed", subjectId: id, detail: fromAndTo(before, changed, { status: "status" }) });
}

export async function deleteJob({ transaction, audit }: Change, id: string): Promise<void> {
  await transaction.deleteFrom("jobs").where("id", "=", id).execute();
  audit({ action: "jobs.deleted", subjectId: id });
}

/**
 * Removes the invented jobs of a new database. A job with applications becomes a draft, which visitors do not see, so
 * that the applications keep their job.
 */
async function hideSamples({ transaction: db, now, audit }: Change): Promise<void> {
  const samples = db.selectFrom("jobs").select("id").where("id", "like", anySample);
  const applied = db.selectFrom("applicants").select("job_id").where("job_id", "in", samples);
  const deleted = await db
    .deleteFrom("jobs")
    .where("id", "like", anySample)
    .where("id", "not in", applied)
    .returning("id")
    .execute();
  const hidden = await db
    .updateTable("jobs")
    .set((row) => ({ status: "Draft", changed_at: now.toISOString(), version: row("version", "+", 1) }))
    .where("id", "like", anySample)
    .where("status", "<>", "Draft")
    .returning("id")
    .execute();
  for (const { id } of deleted) audit({ action: "jobs.deleted", subjectId: id });
  for (const { id } of hidden)
    audit({ action: "jobs.changed", subjectId: id, detail: { statusTo: "Draft" } });
}
