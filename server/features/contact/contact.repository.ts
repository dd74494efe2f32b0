import type { ContactMessage } from "#contract/contact.ts";
import { phoneDigits } from "#contract/digits.ts";
import type { QuarantineReason } from "#contract/quarantine.ts";
import type { Queryable } from "../../database/database.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { queueKeyOf } from "../../records/inbox-order.ts";
import type { SealedText } from "../../vault/vault.ts";
import { contentHash } from "./content-hash.ts";

export interface NewContactMessage {
  readonly id: string;
  /** Unique: the database refuses one that another message has. */
  readonly reference: string;
  /** Without identity numbers. */
  readonly message: ContactMessage;
  /** The message as it was typed, if it held an identity number. */
  readonly original?: SealedText | undefined;
  readonly receivedAt: Date;
  /** When staff have to answer it by. */
  readonly dueAt: Date;
  /** Why it may be spam. */
  readonly quarantine?: QuarantineReason | undefined;
}

/** Stores messages; a batch function. @returns their ids. */
export async function storeContactMessages(
  db: Queryable,
  messages: readonly NewContactMessage[],
): Promise<string[]> {
  const rows = messages.map(messageRow);
  await insertRows(db, "contact_messages", rows).execute();
  const originals = messages.flatMap(({ id, original }) => (original ? { message_id: id, ...original } : []));
  if (originals.length > 0) await insertRows(db, "contact_originals", originals).execute();
  return messages.map(({ id }) => id);
}

/** A message without identity numbers. */
export type StoredContactMessage = Pick<ContactMessage, "name" | "email" | "phone" | "query"> & {
  readonly reference: string;
};

export function findContactMessage(
  db: Queryable,
  reference: string,
): Promise<StoredContactMessage | undefined> {
  return db
    .selectFrom("contact_messages")
    .select(["reference", "name", "email", "phone", "query"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

function messageRow({ id, reference, message, receivedAt, dueAt, ...rest }: NewContactMessage) {
  const quarantine = rest.quarantine ?? null;
  const received_at = receivedAt.toISOString();
  const state = { status: "new", due_at: dueAt.toISOString(), received_at, quarantine } as const;
  return {
    id,
    reference,
    ...message,
    ...state,
    ...queueKeyOf(state),
    changed_at: received_at,
    phone_digits: phoneDigits(message.phone),
    content_hash: contentHash(message),
  };
}
