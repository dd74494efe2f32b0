import { randomInt } from "node:crypto";
import type { BatchFunction } from "../database/batching-loader.ts";
import type { Queryable } from "../database/connect.ts";

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
 * A reference that no record has.
 *
 * @param isTaken tells whether a record has it.
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

/** Looks up whether a record of the table has each reference. */
export function referencesTakenIn(table: "contact_messages" | "applicants"): BatchFunction<string, boolean> {
  return async (database: Queryable, references: readonly string[]) => {
    const rows = await database
      .selectFrom(table)
      .select("reference")
      .where("reference", "in", references)
      .execute();
    const taken = new Set(rows.map(({ reference }) => reference));
    return references.map((reference) => taken.has(reference));
  };
}
