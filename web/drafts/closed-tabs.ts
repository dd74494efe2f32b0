import { formWithCode } from "#web/browser/form-attributes.ts";
import { storedText, tabValueChange } from "#web/browser/tab-value.ts";
import {
  type Copy,
  copiesName,
  ownCopyAddress,
  readCopy,
  storageNameIn,
  tabStorageName,
} from "./draft-copies.ts";
import { asEarlier } from "./draft-record.ts";

/** How long a page waits for the drafts of closed tabs, in milliseconds. A slow phone takes longer, and some browsers never answer. */
const timeoutMs = 1_000;

/**
 * Phones close tabs by themselves, and batteries run flat. So what a tab keeps (web/browser/tab-value.ts) is copied, and
 * a new tab begins with the copies. A tab that is open keeps its own, so that two do not disturb each other. Of two that
 * were closed with the same form, a new one begins with the text that was typed last, and its form offers the other
 * (web/drafts/other-drafts.ts).
 *
 * @returns `restored` resolves once this tab has the copies, `ready` then too, or when a page waits no longer.
 */
export function restoreAndMirrorDrafts(): {
  readonly restored: Promise<void>;
  readonly ready: Promise<unknown>;
} {
  const changed = new Set<string>();
  const restored = restoreCopies().catch(() => {});
  let copying = restored;
  addEventListener(tabValueChange, (event) => {
    const storageName = (event as CustomEvent<string>).detail;
    if (changed.has(storageName)) return;
    changed.add(storageName);
    copying = copying
      .then(() => {
        changed.delete(storageName);
        return copy(storageName);
      })
      .catch(() => {});
  });
  return {
    restored,
    ready: Promise.race([restored, new Promise((resolve) => setTimeout(resolve, timeoutMs))]),
  };
}

/**
 * Restores copies that other tabs have stored, the newest of each value. Nothing shows whether such a tab is closed. One
 * that is open stores its copy again when the visitor comes back to it (web/drafts/closed-tab-draft.tsx).
 */
async function restoreCopies(): Promise<void> {
  if (tabStorageName in sessionStorage) return;
  sessionStorage.setItem(tabStorageName, String(Math.random()));
  if (!(await caches.has(copiesName))) return;
  const cache = await caches.open(copiesName);
  const found: [Request, Copy][] = [];
  for (const request of await cache.keys()) {
    const copy = await readCopy(cache, request);
    if (!copy) await cache.delete(request);
    else if (copy.text) found.push([request, copy]);
  }
  for (const [request, { text, keptAt }] of found.sort(([, one], [, other]) => other.keptAt - one.keptAt)) {
    const storageName = storageNameIn(request);
    if (storedText(storageName) !== null || hasFormWithCode(storageName)) continue;
    sessionStorage.setItem(storageName, asEarlier(text));
    await write(cache, storageName, text, keptAt);
    await cache.delete(request);
  }
}

/** Such a form no longer looks, and would write over the draft. It offers the copy instead. */
function hasFormWithCode(storageName: string): boolean {
  return document.querySelector(formWithCode(storageName)) !== null;
}

async function copy(storageName: string): Promise<void> {
  const cache = await caches.open(copiesName);
  const text = storedText(storageName);
  if (text === null) await cache.delete(ownCopyAddress(storageName));
  else await write(cache, storageName, text, Date.now());
}

function write(cache: Cache, storageName: string, text: string, keptAt: number): Promise<void> {
  return cache.put(ownCopyAddress(storageName), Response.json({ text, keptAt } satisfies Copy));
}
