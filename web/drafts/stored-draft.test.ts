import { expect, test, vi } from "vitest";
import { createDraftStore } from "./draft-store.ts";
import { consumePosted, readMasked, stashPosted, storedDraft } from "./stored-draft.ts";

const empty = { name: "", query: "" };

test("the form's code goes on with the text that the boot script has begun, under the same key", () => {
  const stored = storedDraft<typeof empty>("goes-on");
  const begun = stored.saveText({ name: "Asha" }, []);
  const drafts = createDraftStore("goes-on", empty);
  expect(drafts.save({ ...empty, name: "Asha" })).toBe(begun);
  expect(drafts.save({ ...empty, name: "Asha V" })).not.toBe(begun);
});

test("other tabs get a draft with its numbers masked; this one has them as they were typed", () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
  const stored = storedDraft<typeof empty>("masked");
  stored.saveText({ query: "My bill 9999 4105 7058" }, []);
  expect(stored.read()?.fields).toEqual({ query: "My bill 9999 4105 7058" });
  expect(readMasked<typeof empty>("masked")?.fields).toEqual({ query: "My bill XXXX XXXX 7058" });
  vi.unstubAllGlobals();
});

test("what the browser posted is no draft any more, and is told of once", () => {
  const stored = storedDraft<typeof empty>("posted");
  stored.saveText({ name: "Asha" }, []);
  stashPosted("posted");
  expect(stored.read()).toBeUndefined();
  expect(consumePosted("posted")?.fields).toEqual({ name: "Asha" });
  expect(consumePosted("posted")).toBeUndefined();
});
