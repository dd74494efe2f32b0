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
 * @param isTaken tells whether a message has it.
 * @param createReference gives a candidate at each call; one that is taken is skipped.
 */
export async function unusedReference(
  isTaken: (reference: string) => Promise<boolean>,
  createReference: () => string = newReference,
): Promise<string> {
  for (let attempt = 0; attempt < triesForReference; attempt++) {
    const reference = createReference();
    if (!(await isTaken(reference))) return reference;
  }
  throw new Error(`No unused reference was found in ${triesForReference} tries.`);
}

/** Whether there is a message of each. */
export async function areReferencesTaken(
  database: Queryable,
  references: readonly string[],
): Promise<boolean[]> {
  const rows = await database
    .selectFrom("contact_messages")
    .select("reference")
    .where("reference", "in", references)
    .execute();
  const taken = new Set(rows.map(({ reference }) => reference));
  return references.map((reference) => taken.has(reference));
}

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
