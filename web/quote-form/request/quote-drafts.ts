import { tabValue } from "#web/browser/tab-value.ts";
import type { PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import type { TripOptions } from "../answer/trip-answer.ts";

/** The sources of prefills that the quote forms are. */
export const quoteSources = { trip: "order-strip", corporate: "corporate-strip" } as const satisfies Record<
  string,
  PrefillSource
>;

/** What was typed into the quote forms. It is cleared when the message about it is accepted (requested-quote.ts). */
export const quoteDrafts = {
  trip: createDraftStore(quoteSources.trip, { from: "", to: "", load: "", date: "", part: "" }),
  corporate: createDraftStore(quoteSources.corporate, { from: "", load: "", date: "" }),
};

/** What was chosen in the answer to the trip. It is cleared with the draft. */
export const tripOptions = tabValue<TripOptions>(`${quoteSources.trip}-options`);
