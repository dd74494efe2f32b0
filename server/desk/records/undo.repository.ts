import { randomUUIDv7 } from "node:crypto";
import type { RecentChanges } from "#contract/desk/common.ts";
import type { RecordKind } from "#contract/desk/kinds.ts";
import type { AuditDetail } from "../../audit-log/audit-log.ts";
import type { Queryable } from "../../database/connect.ts";
import type { DeskUndosTable } from "../../database/desk-tables.ts";
import { recordNames } from "../../record-names.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { plainDetail, shownNames } from "./history.repository.ts";

/** What a change replaced in one record. */
export interface Replaced {
  readonly id: string;
  /** The record's version after the change. If it has another one, somebody has changed it since. */
  readonly version: number;
  readonly before: Readonly<Record<string, string | null>>;
  /** A mail that the change sent. Taking the change back withdraws it if it has not left. */
  readonly mail?: string;
  /** The change only follows from the mail: it stays when the mail has left. */
  readonly isMailAlone?: boolean;
  /** What the audit log says of it. */
  readonly detail?: AuditDetail;
}

/** Remembers what a change replaced. @returns the id that takes it back; null if nothing was replaced. */
export async function rememberUndo(
  { transaction, now, actorId }: StaffChange,
  kind: RecordKind,
  replaced: readonly Replaced[],
): Promise<string | null> {
  if (replaced.length === 0) return null;
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_undos")
    .values({
      id,
      staff_id: actorId,
      kind: recordNames[kind].plural,
      before: JSON.stringify(replaced),
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

const mostRecent = 50;

/** A colleague's changes to records of these kinds that can still be taken back, newest first. */
export async function listUndos(
  db: Queryable,
  staffId: string,
  kinds: readonly RecordKind[],
): Promise<RecentChanges["items"]> {
  const rows = await db
    .selectFrom("desk_undos")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("id", "desc")
    .limit(mostRecent)
    .execute();
  const changes = rows.flatMap(({ id: undo, before, created_at: at, ...row }) => {
    const kind = kindOf(row);
    const replaced = JSON.parse(before) as readonly Replaced[];
    const [first] = replaced;
    // A mail leaves within seconds, and then the changes that follow from it stay.
    const isOffered = kinds.includes(kind) && !replaced.every(({ isMailAlone }) => isMailAlone);
    return first && isOffered ? [{ undo, at, kind, first, count: replaced.length }] : [];
  });
  const nameOf = new Map<string, string>();
  for (const kind of kinds) {
    const ids = changes.filter((one) => one.kind === kind).map(({ first }) => first.id);
    for (const { id, name } of await namesOf(db, kind, ids)) nameOf.set(id, name);
  }
  const shown = await shownNames(db);
  return changes.map(({ first, kind, ...change }) => ({
    ...change,
    kind,
    name: nameOf.get(first.id) ?? "",
    detail: plainDetail(first.detail ?? {}, shown),
  }));
}

async function namesOf(db: Queryable, kind: RecordKind, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom(recordNames[kind].table).select(["id", "name"]).where("id", "in", ids).execute();
}

/** A change of this colleague that can still be taken back. */
export async function findUndo(db: Queryable, staffId: string, id: string) {
  const row = await db
    .selectFrom("desk_undos")
    .select(["id", "kind", "before"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return row && { id, kind: kindOf(row), replaced: JSON.parse(row.before) as readonly Replaced[] };
}

function kindOf({ kind }: Pick<DeskUndosTable, "kind">): RecordKind {
  return kind === recordNames.message.plural ? "message" : "applicant";
}
