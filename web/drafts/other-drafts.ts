import { storedText } from "#web/browser/tab-value.ts";
import {
  copiesName,
  copyAddress,
  draftName,
  ownCopyAddress,
  readCopy,
  storageNameIn,
} from "./draft-copies.ts";
import { draftIn, isSameText, newKey, readMasked, restoreCopy } from "./draft-record.ts";
import { type FormFields, nonEmpty } from "./field-values.ts";
import type { FormDrafts } from "./form-drafts.ts";
import { findSent } from "./sent-drafts.ts";

/**
 * Finds what another tab has left of this form with other text: the oldest, so that who shows one after the other sees
 * all. Copies of the same text and of what was sent are deleted, or they would come back in a later tab.
 *
 * @returns where its copy is.
 */
export async function findOtherDraft<Fields extends FormFields<Fields>>({
  storageName,
  emptyFields,
}: FormDrafts<Fields>): Promise<Request | undefined> {
  const cache = await caches.open(copiesName);
  const own = { ...emptyFields, ...readMasked<Fields>(storageName)?.fields };
  const others: { readonly request: Request; readonly keptAt: number }[] = [];
  for (const request of await cache.keys()) {
    if (storageNameIn(request) !== storageName || request.url.endsWith(ownCopyAddress(storageName))) continue;
    const { text, keptAt } = (await readCopy(cache, request)) ?? { text: "", keptAt: 0 };
    if (!text) continue;
    const { begunAt, textKey, fields } = draftIn<Fields>(text) ?? { fields: {} };
    const isSent = textKey && (await findSent(draftName(storageName, begunAt)))?.textKey === textKey;
    const all = { ...emptyFields, ...fields };
    const isEmpty = Object.keys(nonEmpty<Fields>(all)).length === 0;
    if (isEmpty || isSent || isSameText<Fields>(own, all)) await cache.delete(request);
    else others.push({ request, keptAt });
  }
  return others.sort((one, other) => one.keptAt - other.keptAt)[0]?.request;
}

/**
 * Puts that draft in the place of this tab's, whose text becomes a copy.
 *
 * @param fill writes the fields into the form.
 */
export async function showOtherDraft<Fields extends FormFields<Fields>>(
  drafts: FormDrafts<Fields>,
  request: Request,
  fill: (fields: Fields) => void,
): Promise<void> {
  const { storageName } = drafts;
  const cache = await caches.open(copiesName);
  const copy = await readCopy(cache, request);
  // Its tab may have sent it meanwhile.
  if (!copy) return;
  const text = storedText(storageName);
  restoreCopy(storageName, copy.text);
  drafts.open();
  fill({ ...drafts.emptyFields, ...drafts.read()?.fields });
  const address = copyAddress(`${storageName} ${newKey()}`);
  if (text) await cache.put(address, Response.json({ text, keptAt: Date.now() }));
  await cache.delete(request);
}

/** A new tab may have taken the copy of this one, whose text it then changes or clears. */
export async function renewCopy({
  storageName,
  record,
}: Pick<FormDrafts<unknown>, "storageName" | "record">): Promise<void> {
  if (!record.read()) return;
  const cache = await caches.open(copiesName);
  // One that is there stays as it is: which text was typed last decides what a new tab begins with.
  if (!(await cache.match(ownCopyAddress(storageName)))) record.mark({});
}
