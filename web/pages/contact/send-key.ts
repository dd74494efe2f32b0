import type { ContactFields } from "#contract/site-build.ts";
import { type ContactDraft, readDraft } from "./contact-draft.ts";

/**
 * The Idempotency-Key for these fields: the one that they were sent with before, even before a
 * reload, or else a new one.
 */
export function sendKeyFor(fields: ContactFields, draft: ContactDraft | undefined = readDraft()): string {
  const known = draft?.sendKey !== undefined && JSON.stringify(draft.fields) === JSON.stringify(fields);
  return known && draft?.sendKey !== undefined ? draft.sendKey : newKey();
}

/** 128 random bits. `crypto.randomUUID` would exist on https only, not on a test phone's http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
