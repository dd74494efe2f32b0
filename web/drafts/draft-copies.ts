import { dayMs } from "#contract/durations.ts";

/**
 * Where the copies of drafts are (web/drafts/closed-tabs.ts), and what became of those that were sent (sent-drafts.ts): in
 * the Cache Storage, not in the local storage, which holds the specification's three keys.
 */
export const copiesName = "drafts";

/** Many phones are shared. Who comes back after a flat battery or a night finds the draft; a later visitor does not. */
const lifetime = dayMs;

/** In the session storage: the tab's own name, once it has taken over what other tabs have stored. */
export const tabStorageName = "tab";

export interface Copy {
  /** Empty in what tells that a draft was sent (sent-drafts.ts). */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

export function copyAddress(name: string): string {
  return `/drafts?${encodeURIComponent(name)}`;
}

/** Each tab has its own copy of a value: that of another tab may hold another text. */
export function ownCopyAddress(storageName: string): string {
  return copyAddress(`${storageName} ${sessionStorage.getItem(tabStorageName)}`);
}

/** The name of the value that is copied there. */
export function storageNameIn({ url }: Request): string {
  return decodeURIComponent(new URL(url).search.slice(1)).split(" ")[0] ?? "";
}

/** @returns undefined for a copy that is too old. */
export async function readCopy(cache: Cache, address: RequestInfo): Promise<Copy | undefined> {
  const copy: Copy | undefined = await (await cache.match(address))?.json();
  return copy && Date.now() - copy.keptAt <= lifetime ? copy : undefined;
}

/** One draft, in whichever tabs it is: of which form, and when its first text was typed. */
export function draftName(storageName: string, begunAt: number | undefined): string {
  return `${storageName} ${begunAt}`;
}
