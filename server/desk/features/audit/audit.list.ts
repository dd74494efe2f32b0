import { sql } from "kysely";
import type { z } from "zod";
import type { AuditPage, auditQuerySchema } from "#contract/desk/audit.ts";
import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import { reasonOfEntry, shownDetail } from "../../../audit-log/audit-log.repository.ts";
import type { ReadOnly } from "../../../database/database.ts";
import type { DeskAuditTable } from "../../../database/desk-tables.ts";
import type { Tables } from "../../../database/tables.ts";
import { clockSkewMs, isoAfter } from "../../../time/iso-time.ts";
import { staffNameOf, staffNames } from "../../accounts/staff.repository.ts";
import { unknownCursor } from "../../desk-errors.ts";
import { decodeCursor, pageOfRows } from "../../lists/cursor.ts";

/** One page of the audit log, newest first. */
export async function listAudit(db: ReadOnly, query: z.output<typeof auditQuerySchema>): Promise<AuditPage> {
  const { actor, action, subject, from, to, cursor, limit } = query;
  let rows = db.selectFrom("desk_audit").selectAll().select(reasonOfEntry.as("reason"));
  if (actor !== undefined) rows = rows.where("actor_id", "=", actor);
  // "/" follows "." in ASCII: all actions that begin with "inbox." lie between "inbox." and "inbox/".
  if (action !== undefined)
    rows = action.includes(".")
      ? rows.where("action", "=", action)
      : rows.where("action", ">", `${action}.`).where("action", "<", `${action}/`);
  if (subject !== undefined) rows = rows.where("subject_id", "=", subject);
  if (from !== undefined)
    rows = rows.where("at", ">=", from).where("sequence", ">=", await firstSince(db, from, -clockSkewMs));
  if (to !== undefined)
    rows = rows.where("at", "<=", to).where("sequence", "<", await firstSince(db, to, clockSkewMs));
  if (cursor !== undefined) rows = rows.where("sequence", "<", sequenceIn(cursor));
  const found = await rows
    .orderBy("sequence", "desc")
    .limit(limit + 1)
    .execute();
  const page = pageOfRows(found, limit, ({ sequence }) => ({ key: String(sequence), id: "" }));
  const names = await staffNames(db);
  const labelOf = await labelsOf(db, page.rows);
  return {
    items: page.rows.map(({ actor_id, subject_type, subject_id, detail, reason, ...entry }) => ({
      ...entry,
      actor: staffNameOf(names, actor_id),
      subjectType: subject_type,
      subjectId: subject_id,
      subjectLabel: labelOf.get(subject_id) ?? null,
      detail: shownDetail({ detail, reason }),
    })),
    nextCursor: page.nextCursor,
  };
}

/** @throws HttpError 400 for what is no integer of 32 bits: PostgreSQL compares the column with nothing else. */
function sequenceIn(cursor: string): number {
  const sequence = Number(decodeCursor(cursor).key);
  if (sequence !== (sequence | 0)) throw unknownCursor();
  return sequence;
}

/**
 * The sequence of the first entry at or after a time, by binary search: the log is in the order of time. With both bounds
 * as sequences, a page is read by the primary key in its own order, however long the span is. By an index of times the
 * database would read and sort the whole span for each page.
 */
async function firstSince(db: ReadOnly, moment: string, addedMs: number): Promise<number> {
  const at = isoAfter(new Date(moment), addedMs);
  const head = await db.selectFrom("desk_audit_head").select("sequence").executeTakeFirstOrThrow();
  let [low, high] = [1, head.sequence + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const entry = db.selectFrom("desk_audit").select("at").where("sequence", "=", middle);
    const isBefore = ((await entry.executeTakeFirst())?.at ?? "") < at;
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The table and column with the name of each type of subject. The desk's page knows the other names. */
const labels = {
  message: ["contact_messages", "reference"],
  applicant: ["applicants", "reference"],
  job: ["jobs", "title"],
  invitation: ["desk_invitations", "email"],
  "saved-reply": ["desk_saved_replies", "title"],
  stage: undefined,
  staff: undefined,
  "saved-view": undefined,
  outbox: undefined,
  settings: undefined,
  export: undefined,
} as const satisfies Readonly<
  Record<AuditSubject, readonly [table: keyof Tables, column: string] | undefined>
>;

/** The names of the entries' subjects that still exist, by id. */
async function labelsOf(
  db: ReadOnly,
  entries: readonly Pick<DeskAuditTable, "subject_type" | "subject_id">[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = await Promise.all(
    Object.entries(labels).map(async ([type, named]) => {
      const ids = entries.flatMap((entry) => (entry.subject_type === type ? [entry.subject_id] : []));
      if (!named || ids.length === 0) return [];
      const [table, label] = named;
      return db
        .selectFrom(table)
        .select(["id", sql.ref<string | null>(label).as("label")])
        .where("id", "in", ids)
        .execute();
    }),
  );
  return new Map(found.flat().map(({ id, label }) => [id, label]));
}
