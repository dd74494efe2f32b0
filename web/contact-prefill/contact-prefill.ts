import type { ContactTopic } from "#contract/contact-topics.ts";
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

/** Subject and text of a prefill, and the lines that it asked the visitor to fill in. */
type LastPrefill = Pick<ContactFields, "subject" | "query"> & { readonly asks?: readonly string[] };
type LastPrefills = Partial<Record<PrefillSource, LastPrefill>>;

/**
 * The last prefill of each source. A later prefill replaces that of the same source, and the untouched template of a
 * topic.
 */
export const lastPrefills = tabValue<LastPrefills>("contact-prefills");

/** What the other pages' forms enquire about. A message about any other topic leaves their enquiries out. */
const enquiryTopics: ReadonlySet<ContactTopic | undefined> = new Set<ContactTopic>(["corporates", "quote"]);

interface Prefill {
  readonly source: PrefillSource;
  readonly message: PrefilledMessage;
  /** Set if the source is "topic". */
  readonly topic?: ContactTopic | undefined;
  /** Lines for the visitor to fill in, "From: ": those that the message does not have yet come last. */
  readonly asks?: readonly string[];
}

/** Prefills the contact form from another page, by the rule of `withPrefill`. */
export function prefillContactForm(prefill: Prefill): void {
  contactDraft.save(withPrefill(prefill, { ...emptyContactFields, ...contactDraft.read()?.fields }));
  rememberPrefill(prefill);
}

/**
 * The form's fields with a prefill. It never replaces what the visitor typed: a typed subject stays, and the new text
 * goes below a typed message.
 */
export function withPrefill(prefill: Prefill, fields: ContactFields): ContactFields {
  const { source, asks = [] } = prefill;
  const { subject, query, ...sender } = prefill.message;
  const previous = lastPrefills.read() ?? {};
  const prefilled = ["", ...Object.values(previous).map((prefill) => prefill.subject)];
  const isTyped = !prefilled.includes(fields.subject);
  const { topic: template } = previous;
  const own = withoutLines(fields.query, linesOf(splitPrefills(previous, prefill).left));
  const message =
    source !== "topic"
      ? insertText(withoutTemplate(own, template?.query), query, previous[source]?.query)
      : insertText(template?.query === query ? own : withoutTemplate(own, template?.query), query);
  const missing = asks.filter((ask) => !hasLine(message, ask));
  return {
    ...fields,
    ...sender,
    subject: isTyped ? fields.subject : subject,
    query: missing.length > 0 ? `${message.trimEnd()}\n\n${missing.join("\n")}` : message,
  };
}

/** Call this once the draft has the prefill. */
export function rememberPrefill(prefill: Prefill): void {
  const { source, message, asks } = prefill;
  const { kept } = splitPrefills(lastPrefills.read() ?? {}, prefill);
  const { subject, query } = message;
  lastPrefills.set({ ...kept, [source]: { subject, query, ...(asks && { asks }) } });
}

/** The earlier prefills that the message keeps beside a new one, and those that belong to another topic. */
function splitPrefills(previous: LastPrefills, { source, topic }: Prefill) {
  const entries = Object.entries(previous) as [PrefillSource, LastPrefill][];
  const isLeft = (one: PrefillSource) => source === "topic" && one !== "topic" && !enquiryTopics.has(topic);
  return {
    kept: Object.fromEntries(entries.filter(([one]) => !isLeft(one))) as LastPrefills,
    left: entries.flatMap(([one, prefill]) => (isLeft(one) ? [prefill] : [])),
  };
}

/**
 * Call this when a visitor changes the text of a source that has prefilled the contact form: the form follows, unless
 * the visitor has edited the prefilled message there.
 *
 * @param prefill is called only if the form follows.
 */
export function updatePrefill(source: PrefillSource, prefill: () => PrefilledMessage): void {
  const { query: last, asks } = lastPrefills.read()?.[source] ?? {};
  if (!last || !contactDraft.read()?.fields.query?.includes(last)) return;
  const { subject, query } = prefill();
  prefillContactForm({ source, message: { subject, query }, ...(asks && { asks }) });
}

function linesOf(prefills: readonly LastPrefill[]): ReadonlySet<string> {
  const lines = prefills.flatMap(({ query, asks = [] }) => [...query.split("\n"), ...asks]);
  return new Set(lines.map((line) => line.trimEnd()).filter(Boolean));
}

/** The message without these lines. One that the visitor has changed is no longer the same, and stays. */
function withoutLines(message: string, lines: ReadonlySet<string>): string {
  if (lines.size === 0) return message;
  const kept: string[] = [];
  let isAfterRemoved = false;
  for (const line of message.split("\n")) {
    const isRemoved = lines.has(line.trimEnd());
    // Where lines were removed, one blank line is left of those around them.
    const isIdle: boolean = isAfterRemoved && line.trim() === "" && !kept.at(-1)?.trim();
    isAfterRemoved = isRemoved || isIdle;
    if (!isAfterRemoved) kept.push(line);
  }
  return kept.join("\n").trim();
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
