import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { createFormDrafts } from "./form-drafts.ts";

/** The drafts of the contact form, into which other pages write too. */
export const contactDrafts = createFormDrafts("contact-draft", emptyContactFields);

/** What writes into the form from elsewhere: also the name under which the tab keeps what was typed there. */
export type PrefillSource = "corporate-strip" | "load-planner" | "order-strip" | "service-request" | "topic";

/** The last text of each source. Only the next one from the same source replaces it. */
export const lastPrefills =
  tabValue<Partial<Record<PrefillSource, Pick<ContactFields, "subject" | "query">>>>("contact-prefills");

/** What other pages fill into the contact form. Subject and message are written for the visitor. */
export type Prefill = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;

/**
 * Fills in the contact form from another page. It never replaces a subject or a message that the visitor typed: that
 * subject stays, and the new text goes below that message.
 */
export function prefillContactForm(source: PrefillSource, prefill: Prefill): void {
  contactDrafts.save(
    withPrefill(source, prefill, { ...emptyContactFields, ...contactDrafts.read()?.fields }),
  );
  rememberPrefill(source, prefill);
}

/** The form's text with that of a source in it, as `prefillContactForm` says. */
export function withPrefill(
  source: PrefillSource,
  { subject, query, ...sender }: Prefill,
  text: ContactFields,
): ContactFields {
  const previous = lastPrefills.read() ?? {};
  const prefilled = ["", ...Object.values(previous).map((one) => one.subject)];
  const isTyped = !prefilled.includes(text.subject);
  return {
    ...text,
    ...sender,
    subject: isTyped ? text.subject : subject,
    query: withText(text.query, query, previous[source]?.query),
  };
}

/** The draft has the text of this source. */
export function rememberPrefill(source: PrefillSource, { subject, query }: Prefill): void {
  lastPrefills.set({ ...lastPrefills.read(), [source]: { subject, query } });
}

/**
 * The visitor has come back to where a text was written from, and changes it there: the contact form follows. What was
 * changed by hand in that text stays, and is followed no more.
 *
 * @param write is called only where there is such a text.
 */
export function followInContactForm(source: PrefillSource, write: () => Prefill): void {
  const written = lastPrefills.read()?.[source]?.query;
  if (!written || !contactDrafts.read()?.fields.query?.includes(written)) return;
  const { subject, query } = write();
  prefillContactForm(source, { subject, query });
}

/** The message with the new text in it: once, and in the place of the same source's earlier text. */
function withText(message: string, query: string, previous = ""): string {
  const isThere = previous !== "" && message.includes(previous);
  // A note may follow it in its last line.
  if (isThere && previous === query) return message;
  const own = isThere ? message.replace(previous, "").trim() : message;
  if (holds(own, query)) return own;
  if (isThere) return message.replace(previous, () => query);
  return message.trim() === "" ? query : `${message.trimEnd()}\n\n${query}`;
}

/** Whether the message has each line of the text. One that ends with a colon may have been filled in. */
function holds(message: string, query: string): boolean {
  const lines = message.split("\n");
  return query
    .split("\n")
    .every((line) =>
      lines.some((own) => (line.endsWith(": ") ? own.startsWith(line.trimEnd()) : own === line)),
    );
}
