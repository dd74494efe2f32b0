import { storedText } from "#web/browser/tab-value.ts";
import { copiesName, copyAddress, draftId, ownCopyAddress, readCopy, storageNameIn } from "./draft-copies.ts";
import type { DraftStore } from "./draft-store.ts";
import { type FormFields, nonEmpty } from "./field-values.ts";
import { findSent } from "./sent-drafts.ts";
import { isSameText, newKey, parseDraft, readMasked, restoreCopy } from "./stored-draft.ts";

/**
 * Finds a copy in which another tab has left another text of this form: the oldest, so that a visitor who shows one
 * after the other sees all. Copies of the same text and of sent drafts are deleted, or they would come back in a later
 * tab.
 */
export async function findOtherDraft<Fields extends FormFields<Fields>>({
  storageName,
  emptyFields,
}: DraftStore<Fields>): Promise<Request | undefined> {
  const cache = await caches.open(copiesName);
  const own = { ...emptyFields, ...readMasked<Fields>(storageName)?.fields };
  const others: { readonly request: Request; readonly savedAt: number }[] = [];
  for (const request of await cache.keys()) {
    if (storageNameIn(request) !== storageName || request.url.endsWith(ownCopyAddress(storageName))) continue;
    const { text, savedAt } = (await readCopy(cache, request)) ?? { text: "", savedAt: 0 };
    if (!text) continue;
    const { begunAt, idempotencyKey, fields } = parseDraft<Fields>(text) ?? { fields: {} };
    const sent = idempotencyKey && (await findSent(draftId(storageName, begunAt)));
    const isSent = sent && sent.idempotencyKey === idempotencyKey;
    const all = { ...emptyFields, ...fields };
    const isEmpty = Object.keys(nonEmpty<Fields>(all)).length === 0;
    if (isEmpty || isSent || isSameText<Fields>(own, all)) await cache.delete(request);
    else others.push({ request, savedAt });
  }
  return others.sort((one, other) => one.savedAt - other.savedAt)[0]?.request;
}

/**
 * Replaces the draft of this tab by such a copy, and copies its text for later.
 *
 * @param fill writes the fields into the form.
 */
export async function showOtherDraft<Fields extends FormFields<Fields>>(
  drafts: DraftStore<Fields>,
  request: Request,
  fill: (fields: Fields) => void,
): Promise<void> {
  const { storageName } = drafts;
  const cache = await caches.open(copiesName);
  const copy = await readCopy(cache, request);
  // The tab that wrote the copy may have sent it meanwhile.
  if (!copy) return;
  const text = storedText(storageName);
  restoreCopy(storageName, copy.text);
  drafts.open();
  fill({ ...drafts.emptyFields, ...drafts.read()?.fields });
  const address = copyAddress(`${storageName} ${newKey()}`);
  if (text) await cache.put(address, Response.json({ text, savedAt: Date.now() }));
  await cache.delete(request);
}

/** Copies the draft of this tab again if a new tab has taken the copy over, as that tab may change or clear it. */
export async function renewCopy({
  storageName,
  stored,
}: Pick<DraftStore<unknown>, "storageName" | "stored">): Promise<void> {
  if (!stored.read()) return;
  const cache = await caches.open(copiesName);
  // A copy that is still there keeps its time: a new tab begins with the text that was typed last.
  if (!(await cache.match(ownCopyAddress(storageName)))) stored.update({});
}
