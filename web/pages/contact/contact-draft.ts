import type { ContactFields } from "#contract/site-build.ts";
import { createFormDrafts } from "#web/ui/form/form-draft.ts";
import { createFormSending } from "#web/ui/form/form-sending.ts";

export const emptyFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };

export const drafts = createFormDrafts("contact-draft", emptyFields);
export const sending = createFormSending(drafts);

/** What another page handed over last. Nobody typed it, so the next hand-over may take its place. */
let handedOver = { subject: "", query: "" };

/**
 * The door for other pages: what they hand over stands in the form when the visitor gets there. It never replaces a
 * subject or a message that the visitor typed: that subject stays, and what is handed over comes below that message.
 */
export function prefillContactForm({ subject, query, ...sender }: HandedOver): void {
  const draft = { ...emptyFields, ...drafts.read()?.fields };
  const isOwnSubject = draft.subject !== "" && draft.subject !== handedOver.subject;
  drafts.keep({
    ...draft,
    ...sender,
    subject: isOwnSubject ? draft.subject : subject,
    query: withHandedOver(draft.query, query),
  });
  handedOver = { subject, query };
}

type HandedOver = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;

/** The message with what is handed over now: once, and in the place of what was handed over before. */
function withHandedOver(message: string, query: string): string {
  if (message.includes(query)) return message;
  const previous = handedOver.query;
  if (previous !== "" && message.includes(previous)) return message.replace(previous, () => query);
  return message.trim() === "" ? query : `${message.trimEnd()}\n\n${query}`;
}
