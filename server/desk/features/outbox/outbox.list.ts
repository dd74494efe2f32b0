import type { z } from "zod";
import type { OutboxItem, OutboxPage, outboxQuerySchema } from "#contract/desk/outbox.ts";
import { isPermitted, outboxKinds, type Role } from "#contract/desk/roles.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { NotificationKind } from "../../../database/tables.ts";
import { type RecordKind, recordKinds } from "../../../record-kinds.ts";
import { decodeCursor, isAfter, pageOfRows } from "../../lists/cursor.ts";

const undelivered = ["dead", "pending"] as const;

type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** One page of what was not delivered, newest first. */
export async function listUndelivered(
  db: Queryable,
  query: OutboxQuery,
  role: Role,
): Promise<Pick<OutboxPage, "items" | "nextCursor">> {
  const { rows, nextCursor } = pageOfRows(await readRows(db, query, role), query.limit, (row) => ({
    key: row.created_at,
    id: row.id,
  }));
  return { items: await Promise.all(rows.map((row) => outboxItem(db, row, role))), nextCursor };
}

async function readRows(db: Queryable, query: OutboxQuery, role: Role) {
  const { status = undelivered, channel, cursor, limit } = query;
  let rows = db
    .selectFrom("outbox")
    .selectAll()
    .where("status", "in", [...status])
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

async function outboxItem(db: Queryable, row: OutboxRow, role: Role): Promise<OutboxItem> {
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    subject: await subjectOf(db, row, role),
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.status === "pending" ? row.due_at : null,
    finishedAt: row.finished_at,
    lastError: row.last_error,
  };
}

/** A test mail is about no record. */
const recordKindOf: Readonly<Record<NotificationKind, RecordKind | undefined>> = {
  "contact-message": "message",
  reply: "message",
  application: "applicant",
  "applicant-mail": "applicant",
  "test-mail": undefined,
};

/** What it is about, for those who may read that. */
async function subjectOf(db: Queryable, row: OutboxRow, role: Role): Promise<OutboxItem["subject"]> {
  const isMail = row.kind === "reply" || row.kind === "applicant-mail";
  const mail = isMail
    ? await db.selectFrom("desk_mails").select("record_id").where("id", "=", row.record_id).executeTakeFirst()
    : undefined;
  const id = mail?.record_id ?? row.record_id;
  const type = recordKindOf[row.kind];
  if (!type || !isPermitted(role, `${recordKinds[type].part}.read`)) return null;
  const record = await db
    .selectFrom(recordKinds[type].table)
    .select(["reference", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!record) return null;
  const { reference: label, name } = record;
  return { type, id, label: label ?? "", name };
}
