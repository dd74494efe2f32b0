import { randomInt, randomUUIDv7 } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import type { Queryable } from "../../database/connect.ts";
import type { QuarantineReason } from "../../database/tables.ts";

/** Letters and digits that nobody mistakes for one another, on paper or on the phone. */
const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 30^6 references: a clash is rare, so a handful of tries is plenty. */
const triesForReference = 5;

/** A new reference such as GM-7K3F9Q. Unguessable enough not to be counted through. */
export function newReference(): string {
  const letters = Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `GM-${letters.join("")}`;
}

/**
 * A reference that no message has.
 *
 * @param createReference gives a candidate at each call; one that is taken is skipped.
 */
export async function unusedReference(
  database: Queryable,
  createReference: () => string = newReference,
): Promise<string> {
  for (let attempt = 0; attempt < triesForReference; attempt++) {
    const reference = createReference();
    const taken = await database
      .selectFrom("contact_messages")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
  throw new Error(`No unused reference was found in ${triesForReference} tries.`);
}

/**
 * Stores a message under a reference, which is refused if another message has it.
 *
 * @param quarantine why it may be spam, if it may.
 * @returns the id.
 */
export async function storeContactMessage(
  database: Queryable,
  reference: string,
  message: ContactMessage,
  receivedAt: Date,
  quarantine?: QuarantineReason,
): Promise<string> {
  const id = randomUUIDv7();
  await database
    .insertInto("contact_messages")
    .values({
      id,
      reference,
      ...message,
      received_at: receivedAt.toISOString(),
      status: "new",
      quarantine: quarantine ?? null,
    })
    .execute();
  return id;
}
