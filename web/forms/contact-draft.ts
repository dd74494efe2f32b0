import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { createFormDrafts } from "./form-draft.ts";
import { createFormSending } from "./form-sending.ts";

export const drafts = createFormDrafts("contact-draft", emptyContactFields);
export const sending = createFormSending(drafts);

type HandOver = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;
type Source = "load-planner" | "service-request";

/** What each source handed over last: only its own next hand-over takes the place of its text. */
const handedOver = new Map<Source, HandOver>();

/**
 * The door for other pages: what they hand over stands in the form when the visitor gets there. It never replaces a
 * subject or a message that the visitor typed: that subject stays, and what is handed over comes below that message.
 */
export function prefillContactForm(source: Source, handOver: HandOver): void {
  const { subject, query, ...sender } = handOver;
  const draft = { ...emptyContactFields, ...drafts.read()?.fields };
  const given = ["", ...[...handedOver.values()].map((previous) => previous.subject)];
  const isTyped = !given.includes(draft.subject);
  drafts.keep({
    ...draft,
    ...sender,
    subject: isTyped ? draft.subject : subject,
    query: withHandOver(draft.query, query, handedOver.get(source)?.query),
  });
  handedOver.set(source, handOver);
}

/** The message with what is handed over now: once, and in the place of what the same source handed over before. */
function withHandOver(message: string, query: string, previous = ""): string {
  if (message.includes(query)) return message;
  if (previous !== "" && message.includes(previous)) return message.replace(previous, () => query);
  return message.trim() === "" ? query : `${message.trimEnd()}\n\n${query}`;
}
