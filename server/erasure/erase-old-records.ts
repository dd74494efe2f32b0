import type { Transaction } from "kysely";
import type { Engine } from "../database/connect.ts";
import type { Tables } from "../database/tables.ts";
import { eraseRecords } from "./erase-records.ts";

type EraseOld = (transaction: Transaction<Tables>, before: Date, limit: number, now: Date) => Promise<number>;

/** Conversations and kept answers have shorter times of their own. */
const longGone = { references: [], conversations: [] };
const detail = { by: "retention" };

/** Erases messages to which nothing has happened since before a time: neither a note, an answer nor their arrival. */
export function eraseOldMessages(engine: Engine): EraseOld {
  return async (transaction, before, limit, now) => {
    const rows = await transaction
      .selectFrom("contact_messages")
      .select("id")
      .where("received_at", "<", before.toISOString())
      .where((row) => row(row.fn.coalesce("changed_at", "received_at"), "<", before.toISOString()))
      .orderBy("received_at")
      .limit(limit)
      .execute();
    const messages = rows.map(({ id }) => id);
    if (messages.length === 0) return 0;
    const records = { messages, applications: [], ...longGone };
    await eraseRecords(transaction, records, { engine, now, actorId: null, detail });
    return messages.length;
  };
}

/**
 * Erases applications for jobs that were closed before a time, except of people who were hired. A job that is changed
 * after it was closed counts from the change.
 */
export function eraseOldApplications(engine: Engine): EraseOld {
  return async (transaction, before, limit, now) => {
    const rows = await transaction
      .selectFrom("applicants")
      .innerJoin("jobs", "jobs.id", "applicants.job_id")
      .innerJoin("desk_stages", "desk_stages.id", "applicants.stage_id")
      .select("applicants.id")
      .where("jobs.status", "=", "Closed")
      .where("jobs.changed_at", "<", before.toISOString())
      .where("desk_stages.kind", "<>", "hired")
      .where((row) => row(row.fn.coalesce("applicants.changed_at", "received_at"), "<", before.toISOString()))
      .orderBy("applicants.id")
      .limit(limit)
      .execute();
    const applications = rows.map(({ id }) => id);
    if (applications.length === 0) return 0;
    const records = { messages: [], applications, ...longGone };
    await eraseRecords(transaction, records, { engine, now, actorId: null, detail });
    return applications.length;
  };
}
