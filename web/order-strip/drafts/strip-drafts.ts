import { tabValue } from "#web/browser/tab-value.ts";
import type { PrefillSource } from "#web/drafts/contact-prefill.ts";
import { createFormDrafts } from "#web/drafts/form-drafts.ts";
import type { TripOptions } from "../answer/trip-answer.ts";

/** The strip's forms among the sources of a contact message. */
export const stripKeys = { trip: "order-strip", corporate: "corporate-strip" } as const satisfies Record<
  string,
  PrefillSource
>;

/** What was typed into the strip's forms, until the message about it is accepted (asked-trip.ts). */
export const stripDrafts = {
  trip: createFormDrafts(stripKeys.trip, { from: "", to: "", load: "", date: "", part: "" }),
  corporate: createFormDrafts(stripKeys.corporate, { from: "", load: "", date: "" }),
};

/** What was chosen in the answer to the trip: as long as its draft. */
export const tripOptions = tabValue<TripOptions>(`${stripKeys.trip}-options`);
