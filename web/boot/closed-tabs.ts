import { tabValueChange } from "#web/browser/tab-value.ts";
import { copiesName, copyAddress } from "#web/forms/draft-copies.ts";

/** Many phones are shared. Who comes back after a flat battery or a night finds the draft; a later visitor does not. */
const lifetime = 24 * 3_600_000;

/** How long a page waits for them, in milliseconds. A slow phone takes longer, and some browsers never answer. */
const timeoutMs = 1_000;

/** In the session storage: the tab's name, once it has copied what other tabs have stored. */
export const tabKey = "tab";

interface Copy {
  /** Empty in what tells that a draft was sent (web/forms/sent-drafts.ts). */
  readonly text: string;
  /** The tab that wrote it last: no other deletes it. */
  readonly tab: string | null;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * Phones close tabs by themselves, and batteries run flat. So what a tab keeps (web/browser/tab-value.ts) is copied, and
 * a new tab begins with the copies. A tab that is open keeps its own, so that two do not disturb each other; of two that
 * were closed with the same form, the one that was typed in last counts.
 *
 * @returns `restored` resolves once this tab has what it takes over, `ready` then too, or when a page waits no longer.
 */
export function restoreAndMirrorDrafts(): {
  readonly restored: Promise<void>;
  readonly ready: Promise<unknown>;
} {
  const changed = new Set<string>();
  const restored = takeOver().catch(() => {});
  let copying = restored;
  addEventListener(tabValueChange, (event) => {
    const key = (event as CustomEvent<string>).detail;
    if (changed.has(key)) return;
    changed.add(key);
    copying = copying
      .then(() => {
        changed.delete(key);
        return copy(key);
      })
      .catch(() => {});
  });
  return {
    restored,
    ready: Promise.race([restored, new Promise((resolve) => setTimeout(resolve, timeoutMs))]),
  };
}

/**
 * Copies what other tabs have stored into the session storage of a new one. Nothing shows whether they are closed: a tab
 * that is opened beside another begins with its drafts too, and from then on deletes the copy in its place.
 */
async function takeOver(): Promise<void> {
  if (tabKey in sessionStorage) return;
  sessionStorage.setItem(tabKey, String(Math.random()));
  if (!(await caches.has(copiesName))) return;
  const cache = await caches.open(copiesName);
  for (const request of await cache.keys()) {
    const key = decodeURIComponent(new URL(request.url).search.slice(1));
    const found = await copyIn(cache, request);
    if (!found || Date.now() - found.keptAt > lifetime) await cache.delete(request);
    else if (found.text && !(key in sessionStorage)) {
      sessionStorage.setItem(key, asEarlier(found.text));
      await write(cache, key, found.text, found.keptAt);
    }
  }
}

/** A draft says so, because the next visitor on this phone may be somebody else (web/forms/closed-tab-draft-note.tsx). */
function asEarlier(text: string): string {
  const value = JSON.parse(text) as { readonly fields?: unknown } | string;
  return typeof value === "object" && value.fields ? JSON.stringify({ ...value, isEarlier: true }) : text;
}

async function copy(key: string): Promise<void> {
  const cache = await caches.open(copiesName);
  const text = sessionStorage.getItem(key);
  if (text !== null) await write(cache, key, text, Date.now());
  else if ((await copyIn(cache, copyAddress(key)))?.tab === sessionStorage.getItem(tabKey)) {
    await cache.delete(copyAddress(key));
  }
}

function write(cache: Cache, key: string, text: string, keptAt: number): Promise<void> {
  const tab = sessionStorage.getItem(tabKey);
  return cache.put(copyAddress(key), Response.json({ text, tab, keptAt } satisfies Copy));
}

async function copyIn(cache: Cache, address: RequestInfo): Promise<Copy | undefined> {
  return (await cache.match(address))?.json();
}
