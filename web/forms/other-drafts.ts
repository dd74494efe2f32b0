import { copiesName, copyAddress, draftName, keyIn, ownCopy, readCopy } from "./draft-copies.ts";
import { type FormFields, nonEmpty } from "./field-values.ts";
import { type FormDraft, type FormDrafts, isSameText, newKey } from "./form-draft.ts";
import { findSent } from "./sent-drafts.ts";

/**
 * Finds what another tab has left of this form with other text: the oldest, so that who shows one after the other sees
 * all. Copies of the same text and of what was sent are deleted, or they would come back in a later tab.
 *
 * @returns where its copy is.
 */
export async function findOtherDraft<Fields extends FormFields<Fields>>({
  emptyFields,
  attributes: { "data-draft": key },
}: FormDrafts<Fields>): Promise<Request | undefined> {
  const cache = await caches.open(copiesName);
  // In the storage, where numbers are masked as in the copies.
  const own = fieldsIn(sessionStorage.getItem(key) ?? "{}");
  const others: { readonly request: Request; readonly keptAt: number }[] = [];
  for (const request of await cache.keys()) {
    if (keyIn(request) !== key || request.url.endsWith(ownCopy(key))) continue;
    const { text, keptAt } = (await readCopy(cache, request)) ?? { text: "", keptAt: 0 };
    if (!text) continue;
    const { begunAt, key: textKey } = draftIn(text);
    const isSent = textKey && (await findSent(draftName(key, begunAt)))?.key === textKey;
    const fields = fieldsIn(text);
    const isEmpty = Object.keys(nonEmpty(fields)).length === 0;
    if (isEmpty || isSent || isSameText(own, fields)) await cache.delete(request);
    else others.push({ request, keptAt });
  }
  return others.sort((one, other) => one.keptAt - other.keptAt)[0]?.request;

  function draftIn(text: string): Partial<FormDraft<Fields>> {
    return JSON.parse(text);
  }

  function fieldsIn(text: string): Fields {
    return { ...emptyFields, ...draftIn(text).fields };
  }
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
  const key = drafts.attributes["data-draft"];
  const cache = await caches.open(copiesName);
  const copy = await readCopy(cache, request);
  // Its tab may have sent it meanwhile.
  if (!copy) return;
  const text = sessionStorage.getItem(key);
  drafts.replace({ ...JSON.parse(copy.text), isEarlier: true });
  drafts.open();
  fill({ ...drafts.emptyFields, ...drafts.read()?.fields });
  if (text) await cache.put(copyAddress(`${key} ${newKey()}`), Response.json({ text, keptAt: Date.now() }));
  await cache.delete(request);
}

/** A new tab may have taken the copy of this one, whose text it then changes or clears. */
export async function renewCopy<Fields>(drafts: FormDrafts<Fields>): Promise<void> {
  if (!drafts.read()) return;
  const cache = await caches.open(copiesName);
  const isThere = await cache.match(ownCopy(drafts.attributes["data-draft"]));
  const draft = drafts.read();
  // One that is there stays as it is: which text was typed last decides what a new tab begins with.
  if (draft && !isThere) drafts.replace(draft);
}
