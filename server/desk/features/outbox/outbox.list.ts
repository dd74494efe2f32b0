import type { z } from "zod";
import { deliveryKinds, outboxKinds, partOf, recordKinds } from "#contract/desk/kinds.ts";
import {
  type OutboxItem,
  type OutboxPage,
  type OutboxStatus,
  type outboxQuerySchema,
  undeliveredStatuses,
} from "#contract/desk/outbox.ts";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import type { ReadOnly } from "../../../database/database.ts";
import {
  comparePositions,
  decodeCursor,
  isAfter,
  type ListPosition,
  pageOfRows,
} from "../../lists/cursor.ts";
import { recordsOfMails } from "../../mails/desk-mails.repository.ts";
import { recordLabels } from "../../records/records.repository.ts";

type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** A page of the outbox, newest first; by default only undelivered rows. */
export async function listOutbox(
  db: ReadOnly,
  query: OutboxQuery,
  role: Role,
): Promise<Pick<OutboxPage, "items" | "nextCursor">> {
  const { rows, nextCursor } = pageOfRows(await readRows(db, query, role), query.limit, positionOf);
  const subjects = await subjectsOf(db, rows, role);
  const items = rows.map(({ record_id: _, ...row }) => ({
    ...row,
    subject: subjects.get(row.id) ?? null,
    dueAt: row.status === "pending" ? row.dueAt : null,
  }));
  return { items, nextCursor };
}

/** Reads each status apart, because each is a range of its own in the index. */
async function readRows(
  db: ReadOnly,
  { status = [...undeliveredStatuses], ...query }: OutboxQuery,
  role: Role,
) {
  const parts = await Promise.all(status.map((one) => readRowsOf(db, one, query, role)));
  return parts
    .flat()
    .sort((a, b) => comparePositions(positionOf(b), positionOf(a)))
    .slice(0, query.limit + 1);
}

function positionOf({ createdAt, id }: { readonly createdAt: string; readonly id: string }): ListPosition {
  return { key: createdAt, id };
}

function readRowsOf(
  db: ReadOnly,
  status: OutboxStatus,
  { channel, cursor, limit }: Omit<OutboxQuery, "status">,
  role: Role,
) {
  let rows = db
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "record_id", "status", "attempts", "created_at as createdAt"])
    .select(["due_at as dueAt", "finished_at as finishedAt", "last_error as lastError"])
    .where("status", "=", status)
    .where("kind", "in", outboxKinds(role));
  if (channel !== undefined) rows = rows.where("channel", "=", channel);
  if (cursor !== undefined)
    rows = rows.where(isAfter(decodeCursor(cursor), { key: "created_at", id: "id" }, "desc"));
  return rows
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

type OutboxRow = Awaited<ReturnType<typeof readRows>>[number];

/** The records of a page's deliveries that the role may read, by the deliveries' ids. */
async function subjectsOf(
  db: ReadOnly,
  rows: readonly OutboxRow[],
  role: Role,
): Promise<ReadonlyMap<string, OutboxItem["subject"]>> {
  const mailIds = rows.flatMap((row) => (deliveryKinds[row.kind].to === "person" ? [row.record_id] : []));
  const recordOf = await recordsOfMails(db, mailIds);
  const subjects = new Map<string, OutboxItem["subject"]>();
  for (const type of recordKinds.filter((kind) => isPermitted(role, `${partOf[kind]}.read`))) {
    const about = rows
      .filter(({ kind }) => deliveryKinds[kind].about === type)
      .map((row) => ({ id: row.id, recordId: recordOf.get(row.record_id) ?? row.record_id }));
    const labels = await recordLabels(
      db,
      type,
      about.map(({ recordId }) => recordId),
    );
    for (const { id, recordId } of about) {
      const record = labels.get(recordId);
      if (record) subjects.set(id, { type, id: recordId, label: record.reference ?? "", name: record.name });
    }
  }
  return subjects;
}
