import { randomInt } from "node:crypto";

/** Letters and digits that look and sound different. */
const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** There are 30^6 references, so a clash is rare. */
const triesForReference = 5;

/** A new random reference such as GM-7K3F9Q. A counter would show how many submissions there are. */
export function newReference(): string {
  const letters = Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `GM-${letters.join("")}`;
}

/** A reference such as GM-7K3F9Q, however it is written; undefined for anything else. */
export function referenceIn(text: string): string | undefined {
  const letters = /^\s*gm[\s-]*([2-9a-hj-km-np-tv-z]{6})\s*$/i.exec(text)?.[1];
  return letters && `GM-${letters.toUpperCase()}`;
}

/**
 * A reference that no record has.
 *
 * @param isTaken whether a record has it.
 * @param createReference returns the next candidate.
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
