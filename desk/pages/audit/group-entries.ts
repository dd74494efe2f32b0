import type { AuditEntry } from "#contract/desk/audit.ts";

/** Entries of one change: of several records at once, or of one. */
export type AuditGroup = readonly [AuditEntry, ...AuditEntry[]];

/**
 * Puts together what one person did to several records at one moment. The log has an entry for each record, and each
 * keeps its place in the chain.
 *
 * @param wordsOf what an entry says: only entries that say the same are shown as one
 */
export function groupEntries(
  entries: readonly AuditEntry[],
  wordsOf: (entry: AuditEntry) => string,
): readonly AuditGroup[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  const keyOf = (entry: AuditEntry) =>
    JSON.stringify([entry.actor?.id, entry.at, entry.action, entry.subjectType, wordsOf(entry)]);
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && keyOf(last[0]) === keyOf(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
