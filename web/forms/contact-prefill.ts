import type { Enquiry } from "#contract/enquiry.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { contactForm } from "./contact-form-store.ts";

/** What other pages fill into the contact form. Subject and message are written for the visitor. */
type Prefill = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;
type Source = "load-planner" | "order-strip" | "service-request" | "topic";

/** A trip that the order strip asks about. */
export interface Trip {
  readonly enquiry: Enquiry;
  /** The id of the vehicle that the strip showed. */
  readonly vehicle?: string | undefined;
}

/** The last trip, until its message is sent or a reload. */
let trip: Trip | undefined;
let shouldFocusName = false;
let isEditRequested = false;

/** The last text of each source. Only the next one from the same source replaces it. */
const lastPrefills = new Map<Source, Prefill>();

/**
 * Fills in the contact form from another page. It never replaces a subject or a message that the visitor typed: that
 * subject stays, and the new text goes below that message.
 */
export function prefillContactForm(source: Source, prefill: Prefill): void {
  const { subject, query, ...sender } = prefill;
  const draft = { ...emptyContactFields, ...contactForm.drafts.read()?.fields };
  const prefilled = ["", ...[...lastPrefills.values()].map((previous) => previous.subject)];
  const isTyped = !prefilled.includes(draft.subject);
  contactForm.drafts.keep({
    ...draft,
    ...sender,
    subject: isTyped ? draft.subject : subject,
    query: withText(draft.query, query, lastPrefills.get(source)?.query),
  });
  lastPrefills.set(source, prefill);
  shouldFocusName = source === "order-strip" || source === "topic";
}

/** Fills in the contact form from the order strip. The Contact page then shows the trip above it. */
export function prefillWithTrip(next: Trip, prefill: Prefill): void {
  prefillContactForm("order-strip", prefill);
  trip = next;
}

/** The trip that the visitor comes with. */
export function currentTrip(): Trip | undefined {
  return trip;
}

/** Call this when the trip's message is sent. */
export function forgetTrip(): void {
  trip = undefined;
}

/**
 * Whether the Contact page should focus the name, the first field that is empty for certain: the order strip or a link
 * has filled in the rest. True once for each.
 */
export function consumeShouldFocusName(): boolean {
  const should = shouldFocusName;
  shouldFocusName = false;
  return should;
}

/** The visitor goes back to the strip to change the trip. The strip then takes them to its first field. */
export function requestTripEdit(): void {
  isEditRequested = true;
}

/** Whether the visitor comes back to change the trip. True once. */
export function consumeTripEdit(): boolean {
  const isRequested = isEditRequested;
  isEditRequested = false;
  return isRequested;
}

/** The message with the new text in it: once, and in the place of the same source's earlier text. */
function withText(message: string, query: string, previous = ""): string {
  if (message.includes(query)) return message;
  if (previous !== "" && message.includes(previous)) return message.replace(previous, () => query);
  return message.trim() === "" ? query : `${message.trimEnd()}\n\n${query}`;
}
