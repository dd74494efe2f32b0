/**
 * Where the copies of drafts are (web/boot/closed-tabs.ts), and what became of those that were sent (sent-drafts.ts): in
 * the Cache Storage, not in the local storage, which holds the specification's three keys.
 */
export const copiesName = "drafts";

export function copyAddress(key: string): string {
  return `/drafts?${encodeURIComponent(key)}`;
}

/** One draft, in whichever tabs it is: the key of its form, and when its first text was typed. */
export function draftName(storageKey: string, begunAt: number | undefined): string {
  return `${storageKey} ${begunAt}`;
}
