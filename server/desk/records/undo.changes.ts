import type { UndoResult } from "#contract/desk/common.ts";
import { partOf } from "#contract/desk/kinds.ts";
import type { Queryable } from "../../database/database.ts";
import { recordNames } from "../../records/record-names.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { withdrawMail } from "../mails/desk-mails.repository.ts";
import type { findUndo } from "./undo.repository.ts";

type Undo = NonNullable<Awaited<ReturnType<typeof findUndo>>>;

/**
 * Undoes a change, once. A record stays as it is if a colleague has changed it since, or has deleted the stage that it
 * would go back to: no list shows an applicant without a stage. Its mail is withdrawn all the same.
 */
export async function undoChange(
  { transaction, audit }: StaffChange,
  { id: undoId, at, kind, replaced }: Undo,
): Promise<UndoResult> {
  await transaction.deleteFrom("desk_undos").where("id", "=", undoId).execute();
  let restored = 0;
  let skipped = 0;
  let mailsSent = 0;
  for (const { id, version, before, mail, followsFromMail } of replaced) {
    const { changed_at, ...columns } = before;
    const isWithdrawn = mail !== undefined && (await withdrawMail(transaction, mail));
    const hasLeft = mail !== undefined && !isWithdrawn;
    if (hasLeft) mailsSent++;
    if (hasLeft && followsFromMail) continue;
    const { stage_id: stageId } = before;
    const { numUpdatedRows } = await transaction
      .updateTable(recordNames[kind].table)
      .set((row) => ({
        ...columns,
        // A note since then counts, and has raised no version.
        ...(changed_at !== undefined && {
          changed_at: row
            .case()
            .when("changed_at", "=", at)
            .then(changed_at)
            .else(row.ref("changed_at"))
            .end(),
        }),
        version: version + 1,
      }))
      .where("id", "=", id)
      .where("version", "=", version)
      .$if(stageId !== undefined, (update) =>
        update.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("desk_stages")
              .select("id")
              .where("id", "=", stageId ?? null),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const isRestored = numUpdatedRows > 0n;
    if (isRestored) restored++;
    else skipped++;
    if (isRestored || isWithdrawn)
      audit({
        action: `${partOf[kind]}.undone`,
        subjectId: id,
        detail: { only: isRestored ? undefined : "mail" },
      });
    if (isRestored && stageId !== undefined) await forgetLastMove(transaction, id);
  }
  return { restored, skipped, mailsSent };
}

async function forgetLastMove(db: Queryable, applicantId: string): Promise<void> {
  const last = db
    .selectFrom("desk_stage_moves")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .orderBy("id", "desc")
    .limit(1);
  await db.deleteFrom("desk_stage_moves").where("id", "in", last).execute();
}
