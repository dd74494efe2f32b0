import { randomUUIDv7 } from "node:crypto";
import type { RecentChanges } from "#contract/desk/common.ts";
import type { RecordKind } from "#contract/desk/kinds.ts";
import type { AuditDetail } from "../../audit-log/audit-log.repository.ts";
import type { Queryable, ReadOnly } from "../../database/database.ts";
import type { DeskUndosTable } from "../../database/desk-tables.ts";
import { rowsFrom } from "../../database/rows-in-steps.ts";
import { recordNames } from "../../records/record-names.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { plainDetail, shownNames } from "./history.repository.ts";
import { recordLabels } from "./records.repository.ts";

/** What a change replaced in a record. */
export interface UndoEntry {
  readonly id: string;
  /** The record's version after the change: with another version, somebody has changed it since. */
  readonly version: number;
  readonly before: Readonly<Record<string, string | null>>;
  /** The mail of the change: undo withdraws it if it has not left. */
  readonly mail?: string;
  /** The mail is the reason for the change. Once the mail has left, undo leaves the change as it is. */
  readonly followsFromMail?: boolean;
  /** What the audit log says of the change. */
  readonly detail?: AuditDetail;
}

/** Stores what a change replaced. @returns the id of the undo; null if nothing was replaced. */
export async function rememberUndo(
  { transaction, now, actorId }: StaffChange,
  kind: RecordKind,
  replaced: readonly UndoEntry[],
): Promise<string | null> {
  if (replaced.length === 0) return null;
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_undos")
    .values({
      id,
      staff_id: actorId,
      kind: recordNames[kind].undoKind,
      before: toStored(replaced),
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

const maxRecent = 50;

/** A colleague's changes to records of some kinds that can still be undone, newest first. */
export async function listUndos(
  db: ReadOnly,
  staffId: string,
  kinds: readonly RecordKind[],
): Promise<RecentChanges["items"]> {
  const rows = rowsFrom<DeskUndosTable, string | undefined>(
    undefined,
    (olderThan, limit) => {
      const undos = db
        .selectFrom("desk_undos")
        .selectAll()
        .where("staff_id", "=", staffId)
        .orderBy("id", "desc")
        .limit(limit);
      return (olderThan === undefined ? undos : undos.where("id", "<", olderThan)).execute();
    },
    ({ id }) => id,
    maxRecent,
  );
  const changes = [];
  for await (const { id: undo, before, created_at: at, ...row } of rows) {
    const kind = kindOf(row);
    const replaced = fromStored(before);
    const [first] = replaced;
    // A mail leaves within seconds, and then its changes stay.
    const isOffered = kinds.includes(kind) && !replaced.every(({ followsFromMail }) => followsFromMail);
    if (first && isOffered) changes.push({ undo, at, kind, first, count: replaced.length });
    if (changes.length === maxRecent) break;
  }
  const nameOf = new Map<string, string>();
  for (const kind of kinds) {
    const ids = changes.filter((one) => one.kind === kind).map(({ first }) => first.id);
    for (const { id, name } of (await recordLabels(db, kind, ids)).values()) nameOf.set(id, name);
  }
  const shown = await shownNames(db);
  return changes.map(({ first, kind, ...change }) => ({
    ...change,
    kind,
    name: nameOf.get(first.id) ?? "",
    detail: plainDetail(first.detail ?? {}, shown),
  }));
}

/** A change of this colleague that can still be undone. */
export async function findUndo(db: Queryable, staffId: string, id: string) {
  const row = await db
    .selectFrom("desk_undos")
    .select(["id", "kind", "before", "created_at"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return row && { id, at: row.created_at, kind: kindOf(row), replaced: fromStored(row.before) };
}

/** `followsFromMail` keeps its older name in stored rows, because the previous release reads them too. */
function toStored(replaced: readonly UndoEntry[]): string {
  return JSON.stringify(
    replaced.map(({ followsFromMail: isMailAlone, ...one }) => ({ ...one, isMailAlone })),
  );
}

function fromStored(before: string): UndoEntry[] {
  const stored = JSON.parse(before) as (UndoEntry & { readonly isMailAlone?: boolean })[];
  return stored.map(({ isMailAlone = false, ...one }) => ({ ...one, followsFromMail: isMailAlone }));
}

function kindOf({ kind }: Pick<DeskUndosTable, "kind">): RecordKind {
  return kind === recordNames.message.undoKind ? "message" : "applicant";
}
