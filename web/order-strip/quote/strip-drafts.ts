import { tabValue } from "#web/browser/tab-value.ts";
import type { PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import type { TripOptions } from "../answer/trip-answer.ts";

/** The sources of prefills that the strip's forms are. */
export const stripSources = { trip: "order-strip", corporate: "corporate-strip" } as const satisfies Record<
  string,
  PrefillSource
>;

/** What was typed into the strip's forms. It is cleared when the message about it is accepted (quote-request.ts). */
export const stripDrafts = {
  trip: createDraftStore(stripSources.trip, { from: "", to: "", load: "", date: "", part: "" }),
  corporate: createDraftStore(stripSources.corporate, { from: "", load: "", date: "" }),
};

/** What was chosen in the answer to the trip. It is cleared with the draft. */
export const tripOptions = tabValue<TripOptions>(`${stripSources.trip}-options`);
