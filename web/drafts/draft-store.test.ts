import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { randomId } from "#web/browser/random-id.ts";
import { storedText } from "#web/browser/tab-value.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";

const typed = { name: "Asha", aadharNumber: "999941057058" };
type Fields = typeof typed;

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

function newStore(): DraftStore<Fields> {
  return createDraftStore(`test-draft-${randomId()}`, { name: "", aadharNumber: "" }, ["aadharNumber"]);
}

/** The store of the document after a reload: it has what the storage keeps. Memory goes by the name of the draft. */
function afterReload({ storageName }: DraftStore<Fields>): DraftStore<Fields> {
  const next = newStore();
  sessionStorage.setItem(next.storageName, storedText(storageName) ?? "null");
  return next;
}

test("a secret field is in memory alone: another page and Back have it, a reload asks for it again", () => {
  const draftStore = newStore();
  draftStore.save(typed);
  draftStore.open();
  expect(draftStore.read()?.fields).toEqual(typed);
  expect(draftStore.redacted()).toEqual([]);
  expect(storedText(draftStore.storageName)).not.toMatch(/9999|7058/);

  const next = afterReload(draftStore);
  next.open();
  const empty = { ...typed, aadharNumber: "" };
  expect(next.read()?.fields).toEqual(empty);
  next.save({ ...empty, name: "Asha V" });
  expect(next.redacted()).toEqual(["aadharNumber"]);
  next.save(typed);
  next.save(empty);
  expect(next.redacted()).toEqual([]);
});

test("the idempotency key does not cover a secret field: after a reload the storage has only the key", () => {
  const draftStore = newStore();
  const key = draftStore.save(typed);
  expect(draftStore.save({ ...typed, aadharNumber: "999971658847" })).toBe(key);
  const next = afterReload(draftStore);
  next.open();
  expect(next.save(typed)).toBe(key);
  expect(next.save({ ...typed, name: "Asha V" })).not.toBe(key);
});

test("after a secret field alone was filled in, a reload still asks for it again", () => {
  const draftStore = newStore();
  draftStore.save({ ...typed, name: "" });
  const next = afterReload(draftStore);
  next.open();
  expect(next.redacted()).toEqual(["aadharNumber"]);
});

test("who clears a draft, or shows another tab's, leaves no number to the next text: it may be somebody else's", () => {
  const draftStore = newStore();
  draftStore.save(typed);
  draftStore.replace({ fields: { name: "Meera" }, filledSecrets: ["aadharNumber"] });
  expect(draftStore.read()?.fields).toEqual({ name: "Meera", aadharNumber: "" });
  expect(draftStore.redacted()).toEqual(["aadharNumber"]);

  draftStore.save(typed);
  draftStore.clear();
  draftStore.open({ name: "Meera", aadharNumber: "" });
  expect(draftStore.read()?.fields).toEqual({ name: "Meera", aadharNumber: "" });
  expect(draftStore.redacted()).toEqual([]);
});

test("a draft tells whose text lacks a number, until it is typed again; a mask that the visitor types is none", () => {
  const draftStore = newStore();
  const masked = { name: "Bill XXXX XXXX 5678", aadharNumber: "" };
  draftStore.save(masked);
  expect(draftStore.redacted()).toEqual([]);

  draftStore.open();
  const names = draftStore.redacted();
  expect(names).toEqual(["name"]);
  draftStore.save({ ...masked, name: "My bill XXXX XXXX 5678" });
  expect(draftStore.redacted(), "the same array, as React wants it").toBe(names);
  draftStore.save({ ...masked, name: "Bill 371002345678" });
  expect(draftStore.redacted()).toEqual([]);
});

test("a draft tells of each change, also of one that leaves its text as it is", () => {
  const draftStore = newStore();
  const isFromOtherTab: (boolean | undefined)[] = [];
  draftStore.subscribe(() => isFromOtherTab.push(draftStore.read()?.isFromOtherTab));
  draftStore.save(typed);
  draftStore.update({ isFromOtherTab: true });
  draftStore.clear();
  expect(isFromOtherTab).toEqual([undefined, true, undefined]);
});
