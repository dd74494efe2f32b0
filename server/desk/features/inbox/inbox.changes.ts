import type { z } from "zod";
import type { inboxBulkSchema, replySchema } from "#contract/desk/inbox.ts";
import { differences, fromAndTo } from "../../../audit-log/differences.ts";
import type { Queryable } from "../../../database/database.ts";
import { queueKeyOf } from "../../../records/inbox-order.ts";
import { replyAddress } from "../../../records/reply-address.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";
import { requireAddress } from "../../desk-errors.ts";
import { storeDeskMail } from "../../mails/desk-mails.repository.ts";
import { markRead } from "../../notes/reads.repository.ts";
import { quarantineAfter } from "../../records/quarantine-after.ts";
import type { UndoEntry } from "../../records/undo.repository.ts";
import { messageColumns } from "./inbox.item.ts";

type MessageChanges = Omit<z.output<typeof inboxBulkSchema>["change"], "read">;

/** What a change reads of a message. Unlike a row of the list it counts no copies and no mails. */
export async function findMessage(db: Queryable, id: string) {
  return db.selectFrom("contact_messages").select(messageColumns).where("id", "=", id).executeTakeFirst();
}

type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Changes a message. @returns what was replaced; nothing when nothing changes. */
export async function changeMessage(
  { transaction, audit }: Change,
  row: StoredMessage,
  changes: MessageChanges,
): Promise<UndoEntry[]> {
  const { id, status, owner_id, snoozed_until, quarantine, due_at, queue_key } = row;
  const before = { status, owner_id, snoozed_until, quarantine, due_at, queue_key };
  const after = {
    status: changes.status ?? status,
    owner_id: changes.ownerId === undefined ? owner_id : changes.ownerId,
    snoozed_until: changes.snoozedUntil === undefined ? snoozed_until : changes.snoozedUntil,
    quarantine: quarantineAfter(quarantine, changes.quarantined),
    // A done message needs no answer, even if it is opened again.
    due_at: changes.status === "done" ? null : due_at,
  };
  const changed = differences(before, after);
  if (!changed) return [];
  const version = row.version + 1;
  await transaction
    .updateTable("contact_messages")
    .set({ ...after, ...queueKeyOf({ ...row, ...after }), version })
    .where("id", "=", id)
    .execute();
  const detail = fromAndTo(before, changed, historyNames);
  audit({ action: "inbox.changed", subjectId: id, detail });
  return [{ id, version, before, detail }];
}

const historyNames = {
  status: "status",
  owner_id: "owner",
  snoozed_until: "snoozed",
  quarantine: "quarantine",
} as const;

type Reply = Omit<z.output<typeof replySchema>, "version">;

/**
 * Sends a reply by email and sets the new status of the message. A message without an owner is assigned to the
 * sender of the reply.
 *
 * @returns what was replaced.
 * @throws HttpError 409 when the visitor typed no address.
 */
export async function answerMessage(
  change: StaffChange,
  row: StoredMessage,
  { status, subject, ...mail }: Reply,
): Promise<UndoEntry & { readonly mail: string }> {
  const { transaction, now, actorId, audit } = change;
  const { id, version, due_at, queue_key, owner_id, changed_at } = row;
  const { id: mailId } = await storeDeskMail(change, {
    ...mail,
    kind: "reply",
    recordId: id,
    to: requireAddress(replyAddress(row.email)),
    subject: subject ?? `Re: ${row.subject}`,
  });
  const state = { status, due_at: null };
  await transaction
    .updateTable("contact_messages")
    .set((columns) => ({
      ...state,
      ...queueKeyOf({ ...row, ...state }),
      owner_id: columns.fn.coalesce("owner_id", columns.val(actorId)),
      changed_at: now.toISOString(),
      version: version + 1,
    }))
    .where("id", "=", id)
    .execute();
  await markRead(change, "message", id);
  const detail = {
    statusFrom: row.status,
    statusTo: status,
    ...(row.owner_id === null && { ownerFrom: null, ownerTo: actorId }),
  };
  audit({ action: "inbox.reply", subjectId: id, detail });
  const before = { status: row.status, due_at, queue_key, owner_id, changed_at };
  return { id, version: version + 1, before, mail: mailId, followsFromMail: true };
}
