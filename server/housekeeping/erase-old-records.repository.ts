import type { Transaction } from "kysely";
import type { RecordKind } from "#contract/desk/kinds.ts";
import type { Tables } from "../database/tables.ts";
import { eraseRecords } from "../erasure/erase-records.repository.ts";
import type { RetentionRule } from "./housekeeping.ts";

type FindOld = (db: Transaction<Tables>, before: string, limit: number) => Promise<readonly { id: string }[]>;

const detail = { by: "retention" };

function eraseOld(kind: RecordKind, findOld: FindOld): RetentionRule["deleteOld"] {
  return async (transaction, before, limit, now) => {
    const ids = (await findOld(transaction, before.toISOString(), limit)).map(({ id }) => id);
    // Conversations and stored answers have retention rules of their own, with shorter times.
    const records = { ids: { message: [], applicant: [], [kind]: ids }, references: [], conversations: [] };
    if (ids.length > 0) await eraseRecords(transaction, records, { now, actorId: null, detail });
    return ids.length;
  };
}

/** Erases messages whose last event (arrival, note or answer) lies before a time. */
export const eraseOldMessages = eraseOld("message", (db, before, limit) =>
  db
    .selectFrom("contact_messages")
    .select("id")
    .where("received_at", "<", before)
    .where((row) => row(row.fn.coalesce("changed_at", "received_at"), "<", before))
    .orderBy("received_at")
    .limit(limit)
    .execute(),
);

/**
 * Erases applications for jobs that were closed before a time, except those of people who were hired. A change to a
 * closed job starts its time again.
 */
export const eraseOldApplications = eraseOld("applicant", (db, before, limit) =>
  db
    .selectFrom("applicants")
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .innerJoin("desk_stages", "desk_stages.id", "applicants.stage_id")
    .select("applicants.id")
    .where("jobs.status", "=", "Closed")
    .where("jobs.changed_at", "<", before)
    .where("desk_stages.kind", "<>", "hired")
    .where((row) => row(row.fn.coalesce("applicants.changed_at", "received_at"), "<", before))
    .orderBy("applicants.id")
    .limit(limit)
    .execute(),
);
