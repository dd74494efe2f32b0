import type { FastifyInstance } from "fastify";
import type { Note } from "#contract/desk/common.ts";
import type { RecordKind } from "#contract/desk/kinds.ts";
import type { Database, Queryable } from "../../database/database.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { SignedInStaff } from "../accounts/staff.repository.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { requireFound, requireVersion } from "../desk-errors.ts";
import { deskMessages } from "../desk-messages.ts";
import { findMail, findMailByKey } from "../mails/desk-mails.repository.ts";
import { addNote, type NewNote } from "../notes/notes.changes.ts";
import { findNote } from "../notes/notes.repository.ts";
import { rememberUndo, type UndoEntry } from "./undo.repository.ts";

type Staff = Pick<SignedInStaff, "id">;

/**
 * The changes that messages and applicants have in common.
 *
 * @param find reads what a change needs of a record.
 */
export function createRecordChanges<Row extends { readonly id: string; readonly version: number }>(
  app: FastifyInstance,
  { kysely }: Database,
  {
    kind,
    find,
  }: {
    readonly kind: RecordKind;
    readonly find: (db: Queryable, id: string) => Promise<Row | undefined>;
  },
) {
  /** Makes a change that can be undone. @param work returns what it replaced. */
  function undoable(staff: Staff, work: (change: StaffChange) => Promise<readonly UndoEntry[]>) {
    return app.change(staff.id, async (change) => {
      const replaced = await work(change);
      const undo = await rememberUndo(change, kind, replaced);
      return { undo, changed: replaced.length };
    });
  }

  return {
    undoable,

    /** Changes a record in the version that the caller saw. @returns the id of the undo. */
    async changeOne(
      staff: Staff,
      { id, version }: { readonly id: string; readonly version: number },
      work: (change: StaffChange, row: Row) => Promise<readonly UndoEntry[]>,
    ): Promise<string | null> {
      const { undo } = await undoable(staff, async (change) =>
        work(change, requireVersion(await find(change.transaction, id), version)),
      );
      return undo;
    },

    /** Changes each of these records that still exists, in any version. @returns what was replaced. */
    async changeEach(
      change: StaffChange,
      ids: readonly string[],
      work: (row: Row) => Promise<readonly UndoEntry[]>,
    ): Promise<UndoEntry[]> {
      const replaced: UndoEntry[] = [];
      for (const id of new Set(ids)) {
        const row = await find(change.transaction, id);
        if (row) replaced.push(...(await work(row)));
      }
      return replaced;
    },

    async addNote(staff: Staff, id: string, note: Pick<NewNote, "text" | "mentions">): Promise<Note> {
      const noteId = await app.change(staff.id, async (change) => {
        requireFound(await find(change.transaction, id));
        return addNote(change, kind, { ...note, recordId: id });
      });
      return requireFound(await findNote(kysely, id, noteId));
    },

    /** Sends a mail once for each key: a repeat may come because the first answer was lost. */
    async sendMail(
      staff: Staff,
      { id, key }: { readonly id: string; readonly key: string },
      send: (change: StaffChange, row: Row) => Promise<UndoEntry & { readonly mail: string }>,
    ) {
      const { mailId, undo } = await app.change(staff.id, async (change) => {
        const row = requireFound(await find(change.transaction, id));
        const sent = await findMailByKey(change.transaction, key);
        if (sent && sent.record_id !== id) throw new HttpError(409, deskMessages.mailKeyTaken);
        if (sent) return { mailId: sent.id, undo: null };
        const replaced = await send(change, row);
        const undo = await rememberUndo(change, kind, [replaced]);
        return { mailId: replaced.mail, undo };
      });
      return { mail: requireFound(await findMail(kysely, id, mailId)), undo };
    },
  };
}
