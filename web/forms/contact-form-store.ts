import { apiPaths } from "#contract/api-paths.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { createFormStore } from "./form-store.ts";

export const contactForm = createFormStore({
  path: apiPaths.contact,
  storageKey: "contact-draft",
  emptyFields: emptyContactFields,
});

type HandOver = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;
type Source = "load-planner" | "order-strip" | "service-request" | "topic";

/** A trip that the order strip asks about. */
export interface Order {
  readonly enquiry: Enquiry;
  /** The id of the vehicle that the strip showed. */
  readonly vehicle?: string | undefined;
}

/** The last order, until its message is sent or a reload. */
let order: Order | undefined;
/** The order strip or a link has filled in the form, and the visitor has not seen the Contact page since. */
let isFilledAnew = false;
/** The visitor goes back to the strip to change the order. */
let isChanging = false;

/** The last text of each source. Only the next one from the same source replaces it. */
const handedOver = new Map<Source, HandOver>();

/**
 * Fills in the contact form from another page. It never replaces a subject or a message that the visitor typed: that
 * subject stays, and the new text goes below that message.
 */
export function prefillContactForm(source: Source, handOver: HandOver): void {
  const { subject, query, ...sender } = handOver;
  const draft = { ...emptyContactFields, ...contactForm.drafts.read()?.fields };
  const given = ["", ...[...handedOver.values()].map((previous) => previous.subject)];
  const isTyped = !given.includes(draft.subject);
  contactForm.drafts.keep({
    ...draft,
    ...sender,
    subject: isTyped ? draft.subject : subject,
    query: withHandOver(draft.query, query, handedOver.get(source)?.query),
  });
  handedOver.set(source, handOver);
  isFilledAnew = source === "order-strip" || source === "topic";
}

/** Fills in the contact form from the order strip. The Contact page then shows the trip above it. */
export function handOverOrder(next: Order, handOver: HandOver): void {
  prefillContactForm("order-strip", handOver);
  order = next;
}

/** The trip that the visitor comes with. */
export function currentOrder(): Order | undefined {
  return order;
}

/** Whether the visitor comes from the order strip or by a link that fills in the form. True once for each. */
export function takeOrder(): boolean {
  const taken = isFilledAnew;
  isFilledAnew = false;
  return taken;
}

/** Call this when the order is sent. */
export function forgetOrder(): void {
  order = undefined;
}

/** The visitor goes back to the strip, which takes them to its first field. */
export function changeOrder(): void {
  isChanging = true;
}

/** Whether the visitor comes back to change the order. True once. */
export function takeOrderChange(): boolean {
  const taken = isChanging;
  isChanging = false;
  return taken;
}

/** The message with the new text in it: once, and in the place of the same source's earlier text. */
function withHandOver(message: string, query: string, previous = ""): string {
  if (message.includes(query)) return message;
  if (previous !== "" && message.includes(previous)) return message.replace(previous, () => query);
  return message.trim() === "" ? query : `${message.trimEnd()}\n\n${query}`;
}
