import type { ContactFields } from "#contract/site-build.ts";

/** What was typed and not yet acknowledged, kept in this tab. */
export interface ContactDraft {
  readonly fields: ContactFields;
  /** The Idempotency-Key of exactly these fields, once they were sent for the first time. */
  readonly sendKey?: string | undefined;
}

const storageKey = "contact-draft";

export const emptyFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };

/** The draft of this tab. Storage may be forbidden or hold anything: then there is none. */
export function readDraft(): ContactDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<ContactDraft> | null;
    return draft?.fields ? { ...draft, fields: { ...emptyFields, ...draft.fields } } : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage the form works as well; it only forgets at a reload.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/**
 * The door for other pages: what they hand over stands in the form when the visitor gets there.
 * Whatever else was typed before stays.
 */
export function prefillContactForm(fields: Partial<ContactFields>): void {
  saveDraft({ fields: { ...emptyFields, ...readDraft()?.fields, ...fields } });
}
