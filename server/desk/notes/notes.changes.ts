import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { RecordKind } from "#contract/desk/kinds.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { recordNames } from "../../records/record-names.ts";
import { activeStaff } from "../accounts/staff.repository.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { markRead } from "./reads.repository.ts";

export interface NewNote {
  readonly recordId: string;
  readonly text: string;
  readonly mentions: readonly string[];
}

/**
 * Adds a note on a message or an applicant, and marks a message as read by the author. Identity numbers are masked,
 * because staff quote them by mistake. Only active colleagues can be mentioned.
 *
 * @returns the note's id.
 */
export async function addNote(change: StaffChange, kind: RecordKind, note: NewNote): Promise<string> {
  const { transaction, now, actorId, audit } = change;
  const { table, noteCount } = recordNames[kind];
  await transaction
    .updateTable(table)
    .set({ [noteCount]: sql`${sql.ref(noteCount)} + 1`, changed_at: now.toISOString() })
    .where("id", "=", note.recordId)
    .execute();
  // Applicants can only have unread mentions.
  if (kind === "message") await markRead(change, kind, note.recordId);
  const mentioned = await activeStaff(transaction, note.mentions);
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_notes")
    .values({
      id,
      record_id: note.recordId,
      staff_id: actorId,
      text: maskIdentityNumbers(note.text),
      created_at: now.toISOString(),
    })
    .execute();
  const mentions = mentioned.map((staff_id) => ({ note_id: id, staff_id, record_id: note.recordId }));
  if (mentions.length > 0) await transaction.insertInto("desk_mentions").values(mentions).execute();
  audit({
    action: recordNames[kind].noteAction,
    subjectId: note.recordId,
    detail: mentioned.length > 0 ? { mentions: mentioned } : {},
  });
  return id;
}
