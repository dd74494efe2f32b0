import { afterEach, expect, test, vi } from "vitest";
import { randomId } from "#web/browser/random-id.ts";
import { draftIdOf } from "#web/drafts/draft.ts";
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
    draftStore: createDraftStore(`test-draft-${randomId()}`, { name: "", aadharNumber: "" }, [
      "aadharNumber",
    ]),
  });
  return { form, keys };
}

function idOf({ draftStore }: ReturnType<typeof formWith>["form"]): string {
  return draftIdOf(draftStore.storageName, draftStore.read() ?? {});
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

test("a draft is gone once the server has accepted it", async () => {
  const { form } = formWith(500, 201);
  form.draftStore.save(typed);
  await form.send(typed, signals);
  expect(form.draftStore.read()?.fields).toEqual(typed);
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

test("a secret field that was filled in before is to be typed again until the form is accepted without it", async () => {
  const { form } = formWith(500, 201);
  const { draftStore } = form;
  const empty = { ...typed, aadharNumber: "" };
  draftStore.open(empty, ["aadharNumber"]);
  await form.send(empty, signals);
  expect(draftStore.redacted()).toEqual(["aadharNumber"]);
  await form.send(empty, signals);
  expect(draftStore.redacted()).toEqual([]);
});

test.each([
  { statuses: [], kind: "other-version", what: "was not sent" },
  { statuses: [400], kind: "other-version", what: "was refused" },
  {
    statuses: [undefined],
    kind: "other-version-unconfirmed",
    what: "may have been stored: its answer was lost",
  },
])("another tab has sent other text, and the text of this one $what", async ({ statuses, kind }) => {
  const { form } = formWith(...statuses);
  form.draftStore.save(typed);
  for (const _ of statuses) await form.send(typed, signals);
  form.applySent({ draftId: idOf(form), idempotencyKey: "of other text", reference: "GM-OTHER" });
  expect(form.read().result).toEqual({ kind, reference: "GM-OTHER" });
  expect(form.wasInterrupted(), "after a reload").toBe(kind === "other-version-unconfirmed");
  expect(form.draftStore.read()?.fields).toEqual(typed);
});
