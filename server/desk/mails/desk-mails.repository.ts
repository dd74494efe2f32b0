import { randomUUIDv7 } from "node:crypto";
import type { SentMail, StaffName } from "#contract/desk/common.ts";
import { type DeskMailKind, deliveryKinds } from "#contract/desk/kinds.ts";
import { sendDelayMs } from "#contract/desk/limits.ts";
import type { OutboxStatus } from "#contract/desk/outbox.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../database/database.ts";
import { enqueue } from "../../outbox/outbox.repository.ts";
import { staffNameOf, staffNames } from "../accounts/staff.repository.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";

export interface NewDeskMail {
  /** Made by the browser: a mail is stored once for each key. */
  readonly key: string;
  readonly kind: DeskMailKind;
  /** The message or applicant that the mail is about; of a test mail, the colleague who gets it. */
  readonly recordId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Stores a mail and its row in the outbox: it is sent if and only if the transaction is committed. A mail to a visitor
 * or an applicant waits for `sendDelayMs`, so that its sender can undo it.
 */
export async function storeDeskMail(
  { transaction, now, actorId }: StaffChange,
  mail: NewDeskMail,
): Promise<{ readonly id: string; readonly outboxId: string }> {
  const id = randomUUIDv7();
  const [outboxId = ""] = await enqueue(transaction, [
    {
      channel: "mail",
      kind: mail.kind,
      recordId: id,
      at: now,
      ...(deliveryKinds[mail.kind].to === "person" && {
        notBefore: new Date(now.getTime() + sendDelayMs),
      }),
    },
  ]);
  await transaction
    .insertInto("desk_mails")
    .values({
      id,
      key: mail.key,
      kind: mail.kind,
      record_id: mail.recordId,
      staff_id: actorId,
      to_address: mail.to,
      // Staff may quote an identity number by mistake.
      subject: maskIdentityNumbers(mail.subject),
      text: maskIdentityNumbers(mail.text),
      outbox_id: outboxId,
      created_at: now.toISOString(),
    })
    .execute();
  if (mail.kind === "reply") await countReplies(transaction, mail.recordId);
  return { id, outboxId };
}

/**
 * Removes a mail before its first attempt. Later it may have arrived, even if the mail server did not answer.
 *
 * @returns whether it was removed.
 */
export async function withdrawMail(db: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "=", (mails) => mails.selectFrom("desk_mails").select("outbox_id").where("id", "=", id))
    .where("status", "=", "pending")
    .where("attempts", "=", 0)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const { kind, record_id } = await db
    .deleteFrom("desk_mails")
    .where("id", "=", id)
    .returning(["kind", "record_id"])
    .executeTakeFirstOrThrow();
  if (kind === "reply") await countReplies(db, record_id);
  return true;
}

/** Stores how many replies a message has: lists look up the state of replies only if there are any. */
async function countReplies(db: Queryable, messageId: string): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set(({ selectFrom, fn }) => ({
      reply_count: selectFrom("desk_mails")
        .select(fn.countAll<number>().as("count"))
        .where("record_id", "=", messageId)
        .where("kind", "=", "reply"),
    }))
    .where("id", "=", messageId)
    .execute();
}

export async function findMailByKey(db: Queryable, key: string) {
  return db.selectFrom("desk_mails").select(["id", "record_id"]).where("key", "=", key).executeTakeFirst();
}

/** The ids of the records of these mails, by the mails' ids. */
export async function recordsOfMails(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const mails = db.selectFrom("desk_mails").select(["id", "record_id"]).where("id", "in", ids);
  return new Map((await mails.execute()).map(({ id, record_id }) => [id, record_id]));
}

/** The mails about a record, oldest first. */
export async function listMails(
  db: Queryable,
  recordId: string,
  names: ReadonlyMap<string, StaffName>,
): Promise<SentMail[]> {
  const rows = await db
    .selectFrom("desk_mails")
    .leftJoin("outbox", "outbox.id", "desk_mails.outbox_id")
    .select(["desk_mails.id", "desk_mails.created_at as at", "staff_id", "to_address as to"])
    .select(["subject", "text", "outbox.status", "last_error as error"])
    .where("desk_mails.record_id", "=", recordId)
    .orderBy("desk_mails.id")
    .execute();
  return rows.map(({ staff_id, status, ...mail }) => ({
    ...mail,
    by: staffNameOf(names, staff_id),
    state: mailState(status),
  }));
}

/** A mail about a record; undefined when the record was erased. */
export async function findMail(db: Queryable, recordId: string, id: string): Promise<SentMail | undefined> {
  return (await listMails(db, recordId, await staffNames(db))).find((one) => one.id === id);
}

/** A mail without a row in the outbox was delivered: the row is deleted after `retentionMs.deliveredNotifications`. */
function mailState(status: OutboxStatus | null): SentMail["state"] {
  if (status === "pending") return "waiting";
  return status === "dead" ? "failed" : "delivered";
}
