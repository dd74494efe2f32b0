import type { Note, StaffName } from "#contract/desk/common.ts";
import type { Queryable } from "../../database/database.ts";
import { authorOf, staffNames } from "../accounts/staff.repository.ts";

/** The notes on a record, oldest first. */
export async function listNotes(
  db: Queryable,
  recordId: string,
  names: ReadonlyMap<string, StaffName>,
): Promise<Note[]> {
  const [notes, mentions] = await Promise.all([
    db.selectFrom("desk_notes").selectAll().where("record_id", "=", recordId).orderBy("id").execute(),
    db.selectFrom("desk_mentions").selectAll().where("record_id", "=", recordId).execute(),
  ]);
  return notes.map((note) => ({
    id: note.id,
    at: note.created_at,
    by: authorOf(names, note.staff_id),
    text: note.text,
    mentions: mentions
      .filter(({ note_id }) => note_id === note.id)
      .map(({ staff_id }) => authorOf(names, staff_id)),
  }));
}

/** A note on a record; undefined when the record was erased. */
export async function findNote(db: Queryable, recordId: string, id: string): Promise<Note | undefined> {
  const notes = await listNotes(db, recordId, await staffNames(db));
  return notes.find((one) => one.id === id);
}
