import type { ContactFields } from "#contract/site-build.ts";
import { createFormDrafts } from "#web/ui/form/form-draft.ts";
import { createFormSending } from "#web/ui/form/form-sending.ts";

export const emptyFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };

export const drafts = createFormDrafts("contact-draft", emptyFields);
export const sending = createFormSending(drafts);

/**
 * The door for other pages: what they hand over stands in the form when the visitor gets there.
 * Whatever else was typed before stays.
 */
export function prefillContactForm(fields: Partial<ContactFields>): void {
  drafts.save({ fields: { ...emptyFields, ...drafts.read()?.fields, ...fields } });
}
