import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { createSubmissionStore } from "./submission-store.ts";

const signals = { ms: 5_000, isHoneypotFilled: false };
const typed = { name: "Asha", aadharNumber: "999941057058" };

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
    draftStore: createDraftStore("test-draft", { name: "", aadharNumber: "" }, ["aadharNumber"]),
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

test("a secret field is in no draft, and a draft is gone once the server has accepted it", async () => {
  const { form } = formWith(500, 201);
  form.draftStore.save(typed);
  await form.send(typed, signals);
  expect(form.draftStore.read()?.fields).toEqual({ name: "Asha", aadharNumber: "" });
  await form.send(typed, signals);
  expect(form.draftStore.read()).toBeUndefined();
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
  const { form } = formWith(500, 201);
  const { draftStore } = form;
  draftStore.save(typed);
  expect(draftStore.toRetype()).toEqual([]);
  expect(JSON.stringify(draftStore.read())).not.toContain("9999");

  draftStore.open();
  const empty = { ...typed, aadharNumber: "" };
  draftStore.save({ ...empty, name: "Asha V" });
  expect(draftStore.toRetype()).toEqual(["aadharNumber"]);
  draftStore.save(typed);
  draftStore.save(empty);
  expect(draftStore.toRetype()).toEqual([]);

  draftStore.save(typed);
  draftStore.open();
  await form.send(empty, signals);
  expect(draftStore.toRetype()).toEqual(["aadharNumber"]);
  await form.send(empty, signals);
  expect(draftStore.toRetype()).toEqual([]);
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
