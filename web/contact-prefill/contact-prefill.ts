import { type ContactFields, emptyContactFields, type PrefilledMessage } from "#contract/form-fields.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";

/** The draft of the contact form, which other pages prefill. */
export const contactDraft = createDraftStore("contact-draft", emptyContactFields);

/**
 * What prefills the contact form: a form of another page, or the topic in an address. Tabs keep these names, and drafts
 * below them, over an update of the site: another name would lose what somebody typed.
 */
export type PrefillSource = "corporate-strip" | "load-planner" | "order-strip" | "service-request" | "topic";

/**
 * The last prefill of each source. A later prefill replaces that of the same source, and the untouched template of a
 * topic.
 */
export const lastPrefills =
  tabValue<Partial<Record<PrefillSource, Pick<ContactFields, "subject" | "query">>>>("contact-prefills");

/**
 * Prefills the contact form from another page. It never replaces what the visitor typed: a typed subject stays, and the
 * new text goes below a typed message.
 *
 * @param asks lines for the visitor to fill in, "From: ": those that the message does not have yet come last.
 */
export function prefillContactForm(
  source: PrefillSource,
  prefill: PrefilledMessage,
  asks: readonly string[] = [],
): void {
  const fields = withPrefill(source, prefill, { ...emptyContactFields, ...contactDraft.read()?.fields });
  const missing = asks.filter((ask) => !hasLine(fields.query, ask));
  const query = missing.length > 0 ? `${fields.query.trimEnd()}\n\n${missing.join("\n")}` : fields.query;
  contactDraft.save({ ...fields, query });
  rememberPrefill(source, prefill);
}

/** The form's fields with a prefill, by the rule of `prefillContactForm`. */
export function withPrefill(
  source: PrefillSource,
  { subject, query, ...sender }: PrefilledMessage,
  fields: ContactFields,
): ContactFields {
  const previous = lastPrefills.read() ?? {};
  const prefilled = ["", ...Object.values(previous).map((prefill) => prefill.subject)];
  const isTyped = !prefilled.includes(fields.subject);
  const message = source === "topic" ? fields.query : withoutTemplate(fields.query, previous.topic?.query);
  return {
    ...fields,
    ...sender,
    subject: isTyped ? fields.subject : subject,
    query: insertText(message, query, previous[source]?.query),
  };
}

/** Call this once the draft has the prefill. */
export function rememberPrefill(source: PrefillSource, { subject, query }: PrefilledMessage): void {
  lastPrefills.set({ ...lastPrefills.read(), [source]: { subject, query } });
}

/**
 * Call this when a visitor changes the text of a source that has prefilled the contact form: the form follows, unless
 * the visitor has edited the prefilled message there.
 *
 * @param prefill is called only if the form follows.
 */
export function updatePrefill(source: PrefillSource, prefill: () => PrefilledMessage): void {
  const last = lastPrefills.read()?.[source]?.query;
  if (!last || !contactDraft.read()?.fields.query?.includes(last)) return;
  const { subject, query } = prefill();
  prefillContactForm(source, { subject, query });
}

/** The message without a template in which nothing was filled in: it says nothing yet, and is of another matter. */
function withoutTemplate(message: string, template = ""): string {
  const lines = `\n${message}\n`;
  const isThere = template !== "" && lines.includes(`\n${template}\n`);
  return isThere ? lines.replace(`\n${template}\n`, "\n").trim() : message;
}

/** Puts a text into the message, once: in place of the previous text of the same source, or else at the end. */
function insertText(message: string, text: string, previous = ""): string {
  const isThere = previous !== "" && message.includes(previous);
  // An unchanged text stays as it is: the visitor may have added words to its last line.
  if (isThere && previous === text) return message;
  const own = isThere ? message.replace(previous, "").trim() : message;
  if (hasAllLines(own, text)) return own;
  if (isThere) return message.replace(previous, () => text);
  return message.trim() === "" ? text : `${message.trimEnd()}\n\n${text}`;
}

function hasAllLines(message: string, text: string): boolean {
  return text.split("\n").every((line) => hasLine(message, line));
}

/** Whether the message has a line. One that ends with a colon may be filled in there. */
function hasLine(message: string, line: string): boolean {
  const lines = message.split("\n");
  return lines.some((own) => (line.endsWith(": ") ? own.startsWith(line.trimEnd()) : own === line));
}
