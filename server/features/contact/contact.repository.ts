import type { ContactMessage } from "#contract/contact.ts";
import type { Queryable } from "../../database/connect.ts";
import type { QuarantineReason } from "../../database/tables.ts";
import { referencesTakenIn } from "../../submissions/references.ts";
import type { SealedText } from "../../vault/vault.ts";

export const areReferencesTaken = referencesTakenIn("contact_messages");

export interface NewContactMessage {
  readonly id: string;
  /** Unique: the database refuses one that another message has. */
  readonly reference: string;
  /** Without identity numbers. */
  readonly message: ContactMessage;
  /** The message as it was typed, if it held an identity number. */
  readonly original?: SealedText | undefined;
  readonly receivedAt: Date;
  /** Why it may be spam. */
  readonly quarantine?: QuarantineReason | undefined;
}

/** Stores messages; a batch function. */
export async function storeContactMessages(
  database: Queryable,
  messages: readonly NewContactMessage[],
): Promise<undefined[]> {
  const rows = messages.map(({ id, reference, message, receivedAt, quarantine }) => ({
    id,
    reference,
    ...message,
    received_at: receivedAt.toISOString(),
    status: "new" as const,
    quarantine: quarantine ?? null,
  }));
  await database.insertInto("contact_messages").values(rows).execute();
  const originals = messages.flatMap(({ id, original }) =>
    original
      ? {
          message_id: id,
          key_id: original.keyId,
          wrapped_key: original.wrappedKey,
          sealed: original.sealed,
        }
      : [],
  );
  if (originals.length > 0) await database.insertInto("contact_originals").values(originals).execute();
  return messages.map(() => undefined);
}
