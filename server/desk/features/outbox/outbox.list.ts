import type { z } from "zod";
import { deliveryKinds, outboxKinds, partOf } from "#contract/desk/kinds.ts";
import type { OutboxItem, OutboxPage, OutboxStatus, outboxQuerySchema } from "#contract/desk/outbox.ts";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import type { Queryable } from "../../../database/connect.ts";
import { recordNames } from "../../../record-names.ts";
import { comparePlaces, decodeCursor, isAfter, type ListPlace, pageOfRows } from "../../lists/cursor.ts";

const undelivered: OutboxStatus[] = ["dead", "pending"];

type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** One page of the outbox, newest first; by default of what is not delivered. */
export async function listOutbox(
  db: Queryable,
  query: OutboxQuery,
  role: Role,
): Promise<Pick<OutboxPage, "items" | "nextCursor">> {
  const { rows, nextCursor } = pageOfRows(await readRows(db, query, role), query.limit, placeOf);
  return { items: await Promise.all(rows.map((row) => outboxItem(db, row, role))), nextCursor };
}

/** Each status has its own part of the index. */
async function readRows(db: Queryable, { status = undelivered, ...query }: OutboxQuery, role: Role) {
  const parts = await Promise.all(status.map((one) => readRowsOf(db, one, query, role)));
  return parts
    .flat()
    .sort((a, b) => comparePlaces(placeOf(b), placeOf(a)))
    .slice(0, query.limit + 1);
}

function placeOf({ created_at, id }: { readonly created_at: string; readonly id: string }): ListPlace {
  return { key: created_at, id };
}

function readRowsOf(
  db: Queryable,
  status: OutboxStatus,
  { channel, cursor, limit }: Omit<OutboxQuery, "status">,
  role: Role,
) {
  let rows = db
    .selectFrom("outbox")
    .selectAll()
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

/** The record that it is about, if the role may read that. */
async function subjectOf(db: Queryable, row: OutboxRow, role: Role): Promise<OutboxItem["subject"]> {
  const { about: type, to } = deliveryKinds[row.kind];
  if (!type || !isPermitted(role, `${partOf[type]}.read`)) return null;
  const mail =
    to === "person"
      ? await db
          .selectFrom("desk_mails")
          .select("record_id")
          .where("id", "=", row.record_id)
          .executeTakeFirst()
      : undefined;
  const id = mail?.record_id ?? row.record_id;
  const record = await db
    .selectFrom(recordNames[type].table)
    .select(["reference", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!record) return null;
  const { reference: label, name } = record;
  return { type, id, label: label ?? "", name };
}
