import { randomUUIDv7 } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import type { Queryable } from "#server/database/connect.ts";
import { storeContactMessages } from "#server/features/contact/contact.repository.ts";

/** Stores one message under a reference and returns its id. A reference that is taken is refused. */
export async function storeContactMessage(
  database: Queryable,
  reference: string,
  message: ContactMessage,
  receivedAt: Date,
): Promise<string> {
  const id = randomUUIDv7();
  await storeContactMessages(database, [{ id, reference, message, receivedAt }]);
  return id;
}
