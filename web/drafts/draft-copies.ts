import { dayMs } from "#contract/durations.ts";
import type { Draft } from "./draft.ts";

/**
 * The cache that holds the copies of drafts (web/drafts/closed-tabs.ts) and which drafts were sent (sent-drafts.ts). It
 * is in the Cache Storage, because the local storage is to hold the specification's three keys.
 */
export const copiesName = "drafts";

/** Many phones are shared. Who comes back after a flat battery or a night finds the draft; a later visitor does not. */
const lifetime = dayMs;

/** The longest wait for the Cache Storage, in milliseconds: some browsers never answer. */
const timeoutMs = 1_000;

/** The session storage's key for the name of the tab, which it gets when it looks for the copies of others. */
export const tabStorageName = "tab";

export interface Copy {
  /** The copied value. Empty in an entry of a draft that was sent. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export function copyAddress(name: string): string {
  return `/drafts?${encodeURIComponent(name)}`;
}

/** Each tab has its own copy, since another may hold another text. A duplicated tab shares name and copy. */
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
  return copy && Date.now() - copy.savedAt <= lifetime ? copy : undefined;
}

/** @param savedAt when the text was saved: now, or earlier for a text that is taken over from another tab. */
export function writeCopy(cache: Cache, address: string, text: string, savedAt = Date.now()): Promise<void> {
  return cache.put(address, Response.json({ text, savedAt } satisfies Copy));
}

/** @param text of the session storage, or of a copy. Its identity numbers are masked. */
export function parseDraft<Fields>(text: string | null): Draft<Partial<Fields>> | undefined {
  return JSON.parse(text ?? "null") ?? undefined;
}

/** Marks a stored value if it is a draft: the form then says so, since the phone may be shared. */
export function markFromOtherTab(text: string): string {
  const value = JSON.parse(text) as { readonly fields?: unknown } | string;
  return typeof value === "object" && value.fields
    ? JSON.stringify({ ...value, isFromOtherTab: true })
    : text;
}

/** @returns undefined if the Cache Storage has not answered in time. */
export function withTimeout<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([answer, timeout]);
}
