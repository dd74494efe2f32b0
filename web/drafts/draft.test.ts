import { expect, test, vi } from "vitest";
import { storedText, tabValue } from "#web/browser/tab-value.ts";
import { consumePosted, type Draft, type DraftValue, saveText, stashPosted } from "./draft.ts";
import { parseDraft } from "./draft-copies.ts";
import { createDraftStore } from "./draft-store.ts";

const empty = { name: "", query: "" };

function draftOf(storageName: string): DraftValue<typeof empty> {
  return tabValue<Draft<Partial<typeof empty>>>(storageName);
}

test("the form's code goes on with the text that the boot script has begun, under the same key", () => {
  const begun = saveText(draftOf("goes-on"), { fields: { name: "Asha" } });
  const draftStore = createDraftStore("goes-on", empty);
  expect(draftStore.save({ ...empty, name: "Asha" })).toBe(begun);
  expect(draftStore.save({ ...empty, name: "Asha V" })).not.toBe(begun);
});

test("other tabs get a draft with its numbers masked; this one has them as they were typed", () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
  const draft = draftOf("masked");
  saveText(draft, { fields: { query: "My bill 9999 4105 7058" } });
  expect(draft.read()?.fields).toEqual({ query: "My bill 9999 4105 7058" });
  expect(parseDraft(storedText("masked"))?.fields).toEqual({ query: "My bill XXXX XXXX 7058" });
  vi.unstubAllGlobals();
});

test("what the browser posted is no draft any more, and is told of once", () => {
  const draft = draftOf("posted");
  saveText(draft, { fields: { name: "Asha" } });
  stashPosted("posted");
  expect(draft.read()).toBeUndefined();
  expect(consumePosted("posted")?.fields).toEqual({ name: "Asha" });
  expect(consumePosted("posted")).toBeUndefined();
});
