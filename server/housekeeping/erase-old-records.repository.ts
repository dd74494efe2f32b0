import type { RecordKind } from "#contract/desk/kinds.ts";
import type { Transaction } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { eraseRecords } from "../erasure/erase-records.repository.ts";
import { findConversationsByReference } from "../erasure/find-conversations.repository.ts";
import type { RetentionRule } from "./housekeeping.ts";

type OldRecord = Pick<Tables["contact_messages" | "applicants"], "id" | "reference" | "received_at">;
type FindOld = (db: Transaction, before: string, limit: number) => Promise<readonly OldRecord[]>;

const detail = { by: "retention" };

function eraseOld(kind: RecordKind, findOld: FindOld): RetentionRule["deleteOld"] {
  return async (transaction, before, limit, now) => {
    const old = await findOld(transaction, before.toISOString(), limit);
    if (old.length === 0) return 0;
    const conversations = new Set<string>();
    for (const record of old)
      for (const session of await findConversationsByReference(transaction, record))
        conversations.add(session);
    const ids = { message: [], applicant: [], [kind]: old.map(({ id }) => id) };
    // No references, because the stored answers that name them are gone (erase-old-records.repository.test.ts).
    const records = { ids, references: [], conversations: [...conversations] };
    await eraseRecords(transaction, records, { now, actorId: null, detail });
    return old.length;
  };
}

/** Erases messages whose arrival, last note and last reply lie before a time. */
export const eraseOldMessages = eraseOld("message", (db, before, limit) =>
  db
    .selectFrom("contact_messages")
    .select(["id", "reference", "received_at"])
    .where("received_at", "<", before)
    .where((row) => row(row.fn.coalesce("changed_at", "received_at"), "<", before))
    .orderBy("received_at")
    .limit(limit)
    .execute(),
);

/**
 * Erases applications for jobs that were closed before a time, if their arrival, last move and last comment lie before
 * it too. Those of hired people stay. A change of a closed job starts its time again.
 */
export const eraseOldApplications = eraseOld("applicant", (db, before, limit) =>
  db
    .selectFrom("applicants")
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .select(["applicants.id", "reference", "received_at"])
    .where("jobs.status", "=", "Closed")
    .where("jobs.changed_at", "<", before)
    .where("stage_id", "not in", db.selectFrom("desk_stages").select("id").where("kind", "=", "hired"))
    .where((row) => row(row.fn.coalesce("applicants.changed_at", "received_at"), "<", before))
    .orderBy("applicants.id")
    .limit(limit)
    .execute(),
);
