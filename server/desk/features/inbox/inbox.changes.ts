import type { z } from "zod";
import type { inboxBulkSchema, replySchema } from "#contract/desk/inbox.ts";
import type { AuditDetail } from "../../../audit-log/audit-log.ts";
import type { Queryable } from "../../../database/connect.ts";
import { queueKey } from "../../../inbox-order/inbox-order.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { quarantineAfter } from "../../changes/quarantine.ts";
import type { Replaced } from "../../changes/undo.repository.ts";
import { storeDeskMail } from "../../mails/desk-mails.repository.ts";
import { markRead } from "../../notes/reads.repository.ts";
import type { InboxRow } from "./inbox.list.ts";

export type MessageChanges = Omit<z.output<typeof inboxBulkSchema>["change"], "read">;

export interface ChangedMessage {
  readonly replaced: Replaced;
  /** For the audit log. */
  readonly detail: AuditDetail;
}

/** Changes a message. @returns undefined when it is not there, has another version, or already is as wanted. */
export async function changeMessage(
  database: Queryable,
  id: string,
  changes: MessageChanges,
  version?: number,
): Promise<ChangedMessage | undefined> {
  const before = await database
    .selectFrom("contact_messages")
    .select([
      "status",
      "owner_id",
      "snoozed_until",
      "quarantine",
      "due_at",
      "received_at",
      "queue_key",
      "version",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before || (version !== undefined && before.version !== version)) return undefined;
  const after = {
    status: changes.status ?? before.status,
    owner_id: changes.ownerId === undefined ? before.owner_id : changes.ownerId,
    snoozed_until: changes.snoozedUntil === undefined ? before.snoozed_until : changes.snoozedUntil,
    quarantine: quarantineAfter(before.quarantine, changes.quarantined),
    // Nobody waits for an answer to what is done, nor when it is opened again later.
    due_at: changes.status === "done" ? null : before.due_at,
  };
  const detail = differences(before, after);
  if (Object.keys(detail).length === 0) return undefined;
  const key = queueKey({ ...after, dueAt: after.due_at, receivedAt: before.received_at });
  const { numUpdatedRows } = await database
    .updateTable("contact_messages")
    .set({ ...after, queue_key: key, version: before.version + 1 })
    .where("id", "=", id)
    .where("version", "=", before.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  const { version: _version, received_at: _receivedAt, ...columns } = before;
  return { replaced: { id, version: before.version + 1, before: columns }, detail };
}

/** What changed, by the names that the history has words for. */
function differences(
  before: { readonly [Name in "status" | "owner_id" | "snoozed_until" | "quarantine"]: string | null },
  after: typeof before,
): AuditDetail {
  const names = {
    status: "status",
    owner_id: "owner",
    snoozed_until: "snoozed",
    quarantine: "quarantine",
  } as const;
  const changed = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => before[name] !== after[name],
  );
  return Object.fromEntries(
    changed.flatMap((name) => [
      [`${names[name]}From`, before[name]],
      [`${names[name]}To`, after[name]],
    ]),
  );
}

type Reply = Omit<z.output<typeof replySchema>, "version"> & {
  readonly staffId: string;
  readonly to: string;
};

/**
 * Stores a reply, which then goes out by mail. The message gets its new status, and whoever answers first owns it.
 *
 * @returns the mail's id.
 */
export async function answerMessage(
  { transaction, now, audit }: Change,
  row: InboxRow,
  { status, subject, ...mail }: Reply,
): Promise<string> {
  const { id, version } = row;
  const { staffId } = mail;
  const mailId = await storeDeskMail(transaction, {
    ...mail,
    kind: "reply",
    recordId: id,
    subject: subject ?? `Re: ${row.subject}`,
    now,
  });
  const at = now.toISOString();
  const place = { status, dueAt: null, receivedAt: row.received_at, quarantine: row.quarantine };
  await transaction
    .updateTable("contact_messages")
    .set((columns) => ({
      status,
      due_at: null,
      queue_key: queueKey(place),
      owner_id: columns.fn.coalesce("owner_id", columns.val(staffId)),
      reply_count: columns("reply_count", "+", 1),
      changed_at: at,
      version: version + 1,
    }))
    .where("id", "=", id)
    .execute();
  await markRead(transaction, "contact_messages", staffId, id, true, now);
  const detail = {
    statusFrom: row.status,
    statusTo: status,
    ...(row.owner_id === null && { ownerFrom: null, ownerTo: staffId }),
  };
  audit({ action: "inbox.reply", subjectType: "message", subjectId: id, detail });
  return mailId;
}
