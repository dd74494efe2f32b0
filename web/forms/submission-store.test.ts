import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { createSubmissionStore } from "./submission-store.ts";

const signals = { ms: 5_000, isHoneypotFilled: false };
const typed = { name: "Asha", aadharNumber: "999941057058" };

/** The form's draft in a document that has just been loaded: what the storage keeps. */
const loadDraft = () => createDraftStore("test-draft", { name: "", aadharNumber: "" }, ["aadharNumber"]);

/** A form whose server gives these answers, undefined for a lost answer. Collects the idempotency keys of the calls. */
function formWith(...statuses: (number | undefined)[]) {
  const keys: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["Idempotency-Key"] ?? "");
    const status = statuses.shift();
    if (status === undefined) throw new TypeError("Failed to fetch");
    return Response.json({}, { status });
  });
  const form = createSubmissionStore({
    path: "/api/v1/applicants",
    draftStore: loadDraft(),
  });
  return { form, keys };
}

afterEach(() => vi.unstubAllGlobals());

test("a key that the server knows with other fields is replaced for good: a retry does not store twice", async () => {
  const { form, keys } = formWith(undefined, 422, undefined, 201);
  await form.send(typed, signals);
  const corrected = { ...typed, aadharNumber: "999971658847" };
  await form.send(corrected, signals);
  await form.send(corrected, signals);
  expect(form.read().result?.kind).toBe("accepted");
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
});

test("a secret field is in memory alone, and a draft is gone once the server has accepted it", async () => {
  const { form } = formWith(500, 201);
  form.draftStore.save(typed);
  await form.send(typed, signals);
  expect(form.draftStore.read()?.fields).toEqual(typed);
  expect(loadDraft().read()?.fields).toEqual({ ...typed, aadharNumber: "" });
  await form.send(typed, signals);
  expect(form.draftStore.read()).toBeUndefined();
  form.draftStore.save({ name: "Meera", aadharNumber: "" });
  expect(form.draftStore.read()?.fields.aadharNumber, "not that of the person before").toBe("");
});

test.each([
  { statuses: [undefined], isUnknown: true, when: "the answer was lost" },
  { statuses: [503], isUnknown: true, when: "a server between failed" },
  { statuses: [200], isUnknown: true, when: "another success came than the one that says that it is stored" },
  { statuses: [400], isUnknown: false, when: "the server refused it" },
  { statuses: [undefined, 429], isUnknown: true, when: "the answer was lost, and the next press refused" },
])("whether it was sent is unknown when $when: $isUnknown", async ({ statuses, isUnknown }) => {
  const { form } = formWith(...statuses);
  form.draftStore.clear();
  for (const _ of statuses) await form.send(typed, signals);
  expect(form.wasInterrupted()).toBe(isUnknown);
});

test("what was typed while it was being sent stays as a draft with a key of its own", async () => {
  const { form, keys } = formWith(201, 201);
  const sending = form.send(typed, signals);
  form.draftStore.save({ ...typed, name: "Meera" });
  await sending;
  expect(form.read().hasUnsent).toBe(true);
  await form.send({ ...typed, name: "Meera" }, signals);
  expect(new Set(keys).size).toBe(2);
});

test("a draft remembers that a secret field was filled in, until it is typed again or sent without it", async () => {
  const beforeReload = loadDraft();
  beforeReload.save(typed);
  beforeReload.open();
  expect(beforeReload.toRetype(), "another page and Back").toEqual([]);

  const { form } = formWith(500, 201);
  const { draftStore } = form;
  draftStore.open();
  const empty = { ...typed, aadharNumber: "" };
  draftStore.save({ ...empty, name: "Asha V" });
  expect(draftStore.toRetype()).toEqual(["aadharNumber"]);
  draftStore.save(typed);
  draftStore.save(empty);
  expect(draftStore.toRetype()).toEqual([]);

  draftStore.open(empty, ["aadharNumber"]);
  await form.send(empty, signals);
  expect(draftStore.toRetype()).toEqual(["aadharNumber"]);
  await form.send(empty, signals);
  expect(draftStore.toRetype()).toEqual([]);
});

test("another tab's draft gets no number of this one: it may be somebody else's", () => {
  const draftStore = loadDraft();
  draftStore.save(typed);
  draftStore.replace({ fields: { name: "Meera" }, secrets: ["aadharNumber"] });
  expect(draftStore.read()?.fields).toEqual({ name: "Meera", aadharNumber: "" });
  expect(draftStore.toRetype()).toEqual(["aadharNumber"]);
});

test("a draft tells whose text lacks a number, until it is typed again; a mask that the visitor types is none", () => {
  const { form } = formWith();
  const { draftStore } = form;
  const masked = { name: "Bill XXXX XXXX 5678", aadharNumber: "" };
  draftStore.save(masked);
  expect(draftStore.toRetype()).toEqual([]);

  draftStore.open();
  const names = draftStore.toRetype();
  expect(names).toEqual(["name"]);
  draftStore.save({ ...masked, name: "My bill XXXX XXXX 5678" });
  expect(draftStore.toRetype(), "the same array, as React wants it").toBe(names);
  draftStore.save({ ...masked, name: "Bill 371002345678" });
  expect(draftStore.toRetype()).toEqual([]);
});

test("a draft tells of each change, also of one that leaves its text as it is", () => {
  const { draftStore } = formWith().form;
  const isFromOtherTab: (boolean | undefined)[] = [];
  draftStore.subscribe(() => isFromOtherTab.push(draftStore.read()?.isFromOtherTab));
  draftStore.save(typed);
  draftStore.update({ isFromOtherTab: true });
  draftStore.clear();
  expect(isFromOtherTab).toEqual([undefined, true, undefined]);
});
