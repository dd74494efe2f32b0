import { randomUUIDv7 } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import type { Queryable } from "#server/database/database.ts";
import { storeContactMessages } from "#server/features/contact/contact.repository.ts";
import { requiredContactFields } from "./contact-fields.ts";

/** A message that is accepted; optional fields are empty. A test adds what it is about. */
export const contactMessage: ContactMessage = {
  ...emptyContactFields,
  ...requiredContactFields,
  // Too short to be a number that the desk searches by.
  phone: "98",
};

/** Stores one message under a reference and returns its id. A reference that is taken is refused. */
export async function storeContactMessage(
  database: Queryable,
  reference: string,
  message: ContactMessage,
  receivedAt: Date,
): Promise<string> {
  const id = randomUUIDv7();
  await storeContactMessages(database, [{ id, reference, message, receivedAt, dueAt: receivedAt }]);
  return id;
}
