import { randomId } from "#web/browser/random-id.ts";
import { storedText, tellTabValueChange } from "#web/browser/tab-value.ts";
import { draftIdOf, isSameText } from "./draft.ts";
import {
  type Copy,
  copiesName,
  copyAddress,
  markFromOtherTab,
  ownCopyAddress,
  parseDraft,
  readCopy,
  storageNameIn,
  writeCopy,
} from "./draft-copies.ts";
import type { DraftStore } from "./draft-store.ts";
import { type FormFields, holdsText } from "./field-values.ts";
import { findSent } from "./sent-drafts.ts";

interface OtherCopy extends Copy {
  readonly request: Request;
}

/** The copies that other tabs have left of this form, the oldest first. */
async function copiesOfOtherTabs(cache: Cache, storageName: string): Promise<OtherCopy[]> {
  const copies: OtherCopy[] = [];
  for (const request of await cache.keys()) {
    if (storageNameIn(request) !== storageName || request.url.endsWith(ownCopyAddress(storageName))) continue;
    const copy = await readCopy(cache, request);
    if (copy?.text) copies.push({ request, ...copy });
  }
  return copies.sort((one, other) => one.savedAt - other.savedAt);
}

/** Deletes copies of empty drafts, of sent drafts and of this tab's text: they would come back in a later tab. */
export async function deleteObsoleteCopies<Fields extends FormFields<Fields>>({
  storageName,
  emptyFields,
}: DraftStore<Fields>): Promise<void> {
  const cache = await caches.open(copiesName);
  const own = { ...emptyFields, ...parseDraft<Fields>(storedText(storageName))?.fields };
  for (const { request, text } of await copiesOfOtherTabs(cache, storageName)) {
    const draft = parseDraft<Fields>(text);
    const all = { ...emptyFields, ...draft?.fields };
    const sent = draft?.idempotencyKey && (await findSent(draftIdOf(storageName, draft)));
    const isSent = sent && sent.idempotencyKey === draft.idempotencyKey;
    if (!holdsText<Fields>(all) || isSent || isSameText<Fields>(own, all)) await cache.delete(request);
  }
}

/** Whether another tab has left a copy of this form. */
export async function hasOtherCopy(storageName: string): Promise<boolean> {
  const cache = await caches.open(copiesName);
  return (await copiesOfOtherTabs(cache, storageName)).length > 0;
}

/**
 * Replaces the draft of this tab by another tab's copy: the oldest, so that a visitor who shows one after the other sees
 * all. The replaced text becomes a copy, to be shown again.
 *
 * @param fill writes the fields into the form.
 */
export async function showOtherDraft<Fields extends FormFields<Fields>>(
  draftStore: DraftStore<Fields>,
  fill: (fields: Fields) => void,
): Promise<void> {
  const { storageName } = draftStore;
  const cache = await caches.open(copiesName);
  const [oldest] = await copiesOfOtherTabs(cache, storageName);
  // The tab that wrote it may have sent it meanwhile.
  if (!oldest) return;
  const text = storedText(storageName);
  draftStore.replace(JSON.parse(markFromOtherTab(oldest.text)));
  fill({ ...draftStore.emptyFields, ...draftStore.read()?.fields });
  if (text) await writeCopy(cache, copyAddress(`${storageName} ${randomId()}`), text);
  await cache.delete(oldest.request);
}

/** Copies this tab's draft again if a new tab has taken over its copy: that tab may change or clear the text. */
export async function renewCopy({
  storageName,
  read,
}: Pick<DraftStore<unknown>, "storageName" | "read">): Promise<void> {
  if (!read()) return;
  const cache = await caches.open(copiesName);
  // A copy that is still there keeps its time: a new tab begins with the text that was typed last.
  if (!(await cache.match(ownCopyAddress(storageName)))) tellTabValueChange(storageName);
}
