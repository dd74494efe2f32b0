import { hydratedForm } from "#web/browser/form-attributes.ts";
import { randomId } from "#web/browser/random-id.ts";
import { storedText, tabValueChange } from "#web/browser/tab-value.ts";
import {
  type Copy,
  copiesName,
  markFromOtherTab,
  ownCopyAddress,
  readCopy,
  storageNameIn,
  tabStorageName,
  writeCopy,
} from "./draft-copies.ts";

/*
 * Lets drafts outlive their tab: phones close tabs by themselves, and batteries run flat. Every value that a tab keeps
 * (web/browser/tab-value.ts) is copied into the Cache Storage, and a new tab begins with the copies. A tab that is open
 * keeps its own values, so that two open tabs do not disturb each other. If two closed tabs had text of the same form, a
 * new tab begins with the text that was typed last, and its form offers the other (web/drafts/other-drafts.ts).
 */

/**
 * Takes over the newest copy of each value from other tabs. It cannot know whether these are closed: a tab that is
 * still open stores its copy again when the visitor comes back to it (web/drafts/recovered-draft.tsx).
 */
export async function restoreCopies(): Promise<void> {
  if (tabStorageName in sessionStorage) return;
  sessionStorage.setItem(tabStorageName, randomId());
  if (!(await caches.has(copiesName))) return;
  const cache = await caches.open(copiesName);
  const found: [Request, Copy][] = [];
  for (const request of await cache.keys()) {
    const copy = await readCopy(cache, request);
    if (!copy) await cache.delete(request);
    else if (copy.text) found.push([request, copy]);
  }
  for (const [request, { text, savedAt }] of found.sort(
    ([, one], [, other]) => other.savedAt - one.savedAt,
  )) {
    const storageName = storageNameIn(request);
    if (storedText(storageName) !== null || hasHydratedForm(storageName)) continue;
    sessionStorage.setItem(storageName, markFromOtherTab(text));
    await writeCopy(cache, ownCopyAddress(storageName), text, savedAt);
    await cache.delete(request);
  }
}

/** A hydrated form no longer reads the storage, and would overwrite the draft. It offers the copy instead. */
function hasHydratedForm(storageName: string): boolean {
  return document.querySelector(hydratedForm(storageName)) !== null;
}

/**
 * Copies each value of this tab whenever it changes.
 *
 * @param restored resolves once this tab has the copies of other tabs.
 */
export function copyChanges(restored: Promise<void>): void {
  const changed = new Set<string>();
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
}

async function copy(storageName: string): Promise<void> {
  const cache = await caches.open(copiesName);
  const text = storedText(storageName);
  const address = ownCopyAddress(storageName);
  if (text === null) await cache.delete(address);
  else await writeCopy(cache, address, text);
}
