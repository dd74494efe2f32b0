import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { AuditVerified } from "#contract/desk/audit.ts";
import { type AuditAction, auditActions } from "#contract/desk/audit-actions.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { engineOf, type Queryable, type ReadOnly } from "../database/database.ts";
import type { DeskAuditTable, DeskTables } from "../database/desk-tables.ts";
import { rowsFrom } from "../database/rows-in-steps.ts";

/** Undefined properties are left out. */
export type AuditDetail = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly subjectId: string;
  /** Holds nothing of a visitor, neither what they wrote nor what staff wrote about them: the log outlives an erasure. */
  readonly detail?: AuditDetail;
  /** Of an applicant: what staff typed as the reason. It is erased with the applicant, so no hash covers it. */
  readonly reason?: string;
}

/**
 * Appends entries in the transaction of the change that they record. Each has a hash over itself and the hash of the
 * one before, so a changed or missing entry shows. The head's row is locked until the commit: entries of several
 * processes get into one order.
 */
export async function appendToAuditLog(
  transaction: Queryable,
  actorId: string | null,
  now: Date,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  let { sequence, hash } = await lockAuditLog(transaction);
  const reasons: DeskTables["desk_audit_reasons"][] = [];
  const rows = entries.map(({ action, subjectId, detail = {}, reason }) => {
    const entry = {
      sequence: ++sequence,
      at: now.toISOString(),
      actor_id: actorId,
      action,
      subject_type: auditActions[action],
      subject_id: subjectId,
      detail: JSON.stringify(detail),
    };
    hash = hashOf(hash, entry);
    if (reason !== undefined)
      reasons.push({ sequence, applicant_id: subjectId, reason: maskIdentityNumbers(reason) });
    return { ...entry, hash };
  });
  await transaction.insertInto("desk_audit").values(rows).execute();
  if (reasons.length > 0) await transaction.insertInto("desk_audit_reasons").values(reasons).execute();
  await transaction
    .updateTable("desk_audit_head")
    .set({ sequence, hash })
    .where("slot", "=", "current")
    .execute();
}

/** Selects the reason of an entry; null without one, or when its applicant was erased. */
export const reasonOfEntry = sql<string | null>`(
  select reason from desk_audit_reasons where desk_audit_reasons.sequence = desk_audit.sequence
)`;

/** The detail of an entry as it is shown, with its reason. In old entries the reason is a part of the detail. */
export function shownDetail({
  detail,
  reason,
}: {
  readonly detail: string;
  readonly reason: string | null;
}): Record<string, unknown> {
  return { ...(JSON.parse(detail) as Record<string, unknown>), ...(reason !== null && { reason }) };
}

/** The log's last entry. On PostgreSQL nobody else gets it until the commit; SQLite has one writer anyway. */
export function lockAuditLog(
  transaction: Queryable,
): Promise<{ readonly sequence: number; readonly hash: string }> {
  const head = transaction.selectFrom("desk_audit_head").selectAll().where("slot", "=", "current");
  return (engineOf(transaction) === "postgres" ? head.forUpdate() : head).executeTakeFirstOrThrow();
}

function hashOf(previousHash: string, entry: Omit<DeskAuditTable, "hash">): string {
  const { sequence, at, actor_id, action, subject_type, subject_id, detail } = entry;
  return createHash("sha256")
    .update(JSON.stringify([previousHash, sequence, at, actor_id, action, subject_type, subject_id, detail]))
    .digest("hex");
}

/** Computes the whole chain again, in steps. It also finds entries that were cut off at the end. */
export async function verifyAuditLog(db: ReadOnly): Promise<AuditVerified> {
  const head = await db.selectFrom("desk_audit_head").selectAll().executeTakeFirstOrThrow();
  let sequence = 0;
  let hash = "";
  const entries = rowsFrom(
    0,
    (after, limit) =>
      db
        .selectFrom("desk_audit")
        .selectAll()
        .where("sequence", ">", after)
        .where("sequence", "<=", head.sequence)
        .orderBy("sequence")
        .limit(limit)
        .execute(),
    (entry) => entry.sequence,
  );
  for await (const entry of entries) {
    if (entry.sequence !== sequence + 1 || entry.hash !== hashOf(hash, entry))
      return { intact: false, entries: sequence, brokenAt: sequence + 1 };
    ({ sequence, hash } = entry);
  }
  const isComplete = sequence === head.sequence && hash === head.hash;
  return { intact: isComplete, entries: sequence, brokenAt: isComplete ? null : sequence + 1 };
}
