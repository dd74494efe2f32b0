import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import { rules } from "#content/en/rules.ts";
import type { applicantMailSchema, changeApplicantSchema } from "#contract/desk/applicants.ts";
import { differences, fromAndTo } from "../../../audit-log/differences.ts";
import type { Queryable } from "../../../database/database.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import { afterWorkingDays } from "../../../time/office-hours.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";
import { requireAddress } from "../../desk-errors.ts";
import { storeDeskMail } from "../../mails/desk-mails.repository.ts";
import { quarantineAfter } from "../../records/quarantine-after.ts";
import type { UndoEntry } from "../../records/undo.repository.ts";
import { applicantColumns } from "./applicants.item.ts";

/** What a change reads of an applicant. */
export async function findApplicant(db: Queryable, id: string) {
  return db.selectFrom("applicants").select(applicantColumns).where("id", "=", id).executeTakeFirst();
}

export type StoredApplicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
type ApplicantChanges = Omit<z.output<typeof changeApplicantSchema>, "version">;

/** Changes owner, address or quarantine. @returns what was replaced; nothing when nothing changes or it cannot be undone. */
export async function changeApplicant(
  { transaction, audit }: Change,
  row: StoredApplicant,
  { ownerId, email, quarantined }: ApplicantChanges,
): Promise<UndoEntry[]> {
  const { id, owner_id, quarantine } = row;
  const changed = differences(row, {
    owner_id: ownerId,
    email,
    quarantine: quarantineAfter(quarantine, quarantined),
  });
  if (!changed) return [];
  const version = row.version + 1;
  await transaction
    .updateTable("applicants")
    .set({ ...changed, version })
    .where("id", "=", id)
    .execute();
  const isNewAddress = changed.email !== undefined;
  const detail = {
    ...fromAndTo(row, changed, { owner_id: "owner", quarantine: "quarantine" }),
    ...(isNewAddress && { email: "changed" }),
  };
  audit({ action: "applicants.changed", subjectId: id, detail });
  // To undo a new address, the old address would have to be kept.
  if (isNewAddress) return [];
  return [{ id, version, before: { owner_id, quarantine }, detail }];
}

/** Moves an applicant to an existing stage. @returns what was replaced; nothing when the stage is the same. */
export async function moveApplicant(
  { transaction, now, audit }: Change,
  row: StoredApplicant,
  stageId: string,
): Promise<UndoEntry[]> {
  if (row.stage_id === stageId) return [];
  const at = now.toISOString();
  const version = row.version + 1;
  await transaction
    .updateTable("applicants")
    .set({ stage_id: stageId, stage_since: at, changed_at: at, version })
    .where("id", "=", row.id)
    .execute();
  await transaction
    .insertInto("desk_stage_moves")
    .values({ id: randomUUIDv7(), applicant_id: row.id, stage_id: stageId, entered_at: at })
    .execute();
  const detail = { stageFrom: row.stage_id, stageTo: stageId };
  audit({ action: "applicants.stage", subjectId: row.id, detail });
  return [{ id: row.id, version, before: { stage_id: row.stage_id, stage_since: row.stage_since }, detail }];
}

/**
 * Sends a mail to an applicant.
 *
 * @param moved what a move in the same change replaced; without a move, undo only withdraws the mail.
 * @throws HttpError 409 without an address.
 */
export async function sendApplicantMail(
  change: StaffChange,
  { id, email, version }: StoredApplicant,
  mail: z.output<typeof applicantMailSchema>,
  moved?: UndoEntry,
): Promise<UndoEntry & { readonly mail: string }> {
  const to = requireAddress(email);
  change.audit({ action: "applicants.mail", subjectId: id });
  const sent = await storeDeskMail(change, { ...mail, kind: "applicant-mail", recordId: id, to });
  return { ...(moved ?? { id, version, before: {}, followsFromMail: true }), mail: sent.id };
}

/** Sets the actor's rating of an applicant, and the sum of all ratings. Null removes the rating. */
export async function rateApplicant(
  { transaction, now, actorId, audit }: StaffChange,
  id: string,
  rating: number | null,
): Promise<void> {
  const before = await transaction
    .deleteFrom("desk_ratings")
    .where("applicant_id", "=", id)
    .where("staff_id", "=", actorId)
    .returning("rating")
    .executeTakeFirst();
  if (rating !== null)
    await transaction
      .insertInto("desk_ratings")
      .values({ applicant_id: id, staff_id: actorId, rating, rated_at: now.toISOString() })
      .execute();
  const ratings = await transaction
    .selectFrom("desk_ratings")
    .select("rating")
    .where("applicant_id", "=", id)
    .execute();
  await transaction
    .updateTable("applicants")
    .set({
      rating_count: ratings.length,
      rating_sum: ratings.reduce((sum, one) => sum + one.rating, 0),
    })
    .where("id", "=", id)
    .execute();
  if (rating !== (before?.rating ?? null))
    audit({ action: "applicants.rating", subjectId: id, detail: { rating } });
}

/** Notes that an applicant asked to be erased. A second request keeps the due day. */
export async function requestErasure(
  { transaction, now, audit }: Change,
  row: StoredApplicant,
  reason: string,
): Promise<void> {
  const { settings } = await readDeskSettings(transaction);
  const promised = afterWorkingDays(now, rules.dataDeletedWithin.value, settings.officeHours);
  const due = row.erasure_due_at ?? promised.toISOString();
  await transaction
    .updateTable("applicants")
    .set({ erasure_due_at: due, version: row.version + 1 })
    .where("id", "=", row.id)
    .execute();
  audit({ action: "applicants.erasure-requested", subjectId: row.id, detail: { due }, reason });
}

/** Notes in the audit log that the actor reads an applicant's identity numbers. */
export function noteRevealed({ audit }: Change, { id }: StoredApplicant, reason: string): void {
  audit({ action: "applicants.revealed", subjectId: id, reason });
}
