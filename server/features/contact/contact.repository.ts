import { randomUUIDv7 } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import type { Queryable } from "../../database/connect.ts";
import { referencesTakenIn } from "../../database/references.ts";
import type { QuarantineReason } from "../../database/tables.ts";

export const areReferencesTaken = referencesTakenIn("contact_messages");

export interface NewContactMessage {
  /** Refused if another message has it. */
  readonly reference: string;
  readonly message: ContactMessage;
  readonly receivedAt: Date;
  /** Why it may be spam, if it may. */
  readonly quarantine?: QuarantineReason | undefined;
}

/** Stores messages and gives their ids. */
export async function storeContactMessages(
  database: Queryable,
  messages: readonly NewContactMessage[],
): Promise<string[]> {
  const rows = messages.map(({ reference, message, receivedAt, quarantine }) => ({
    id: randomUUIDv7(),
    reference,
    ...message,
    received_at: receivedAt.toISOString(),
    status: "new" as const,
    quarantine: quarantine ?? null,
  }));
  await database.insertInto("contact_messages").values(rows).execute();
  return rows.map(({ id }) => id);
}
