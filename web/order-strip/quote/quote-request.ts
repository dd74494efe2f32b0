import type { Enquiry } from "#contract/enquiry.ts";
import type { PrefilledMessage } from "#contract/form-fields.ts";
import { paths } from "#contract/routes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import {
  lastPrefills,
  type PrefillSource,
  prefillContactForm,
  updatePrefill,
} from "#web/contact-prefill/contact-prefill.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { stripDrafts, stripSources, tripOptions } from "./strip-drafts.ts";

/** A trip for which the visitor wants a price. */
export interface RequestedTrip {
  readonly enquiry: Enquiry;
  /** The id of the vehicle that the strip showed. */
  readonly vehicle?: string | undefined;
  /** One way, as the strip showed it. */
  readonly kilometres?: number | undefined;
}

/** What a form of the strip takes to the Contact page: the trip, and the message about it. */
export interface QuoteRequest {
  readonly trip: RequestedTrip;
  readonly message: PrefilledMessage;
}

/** The last requested trip of this tab, and the source of the message about it. */
const lastRequest = tabValue<{ readonly trip: RequestedTrip; readonly source: PrefillSource }>(
  "quote-request",
  { outlivesTab: false },
);

/** The requested trip, until the message about it is accepted. */
export function requestedTrip(): RequestedTrip | undefined {
  const { trip, source } = lastRequest.read() ?? {};
  return source && lastPrefills.read()?.[source] && trip;
}

/** Opens the Contact page with the trip above its form, and the form prefilled. */
export function requestQuote(kind: keyof typeof stripSources, { trip, message }: QuoteRequest): void {
  const source = stripSources[kind];
  lastRequest.set({ trip, source });
  prefillContactForm(source, message);
  navigate(`${paths.contact}?trip`);
}

/**
 * Call this when the visitor has come back from the Contact page and changes the trip: the page then shows the changed
 * trip.
 *
 * @param request is called only after `requestQuote`.
 */
export function updateQuoteRequest(kind: keyof typeof stripSources, request: () => QuoteRequest): void {
  const source = stripSources[kind];
  updatePrefill(source, () => {
    const { trip, message } = request();
    lastRequest.set({ trip, source });
    return message;
  });
}

/** Call this when the message about the trip was accepted: the strip is empty again. */
export function clearQuoteRequest(kind: keyof typeof stripSources): void {
  stripDrafts[kind].clear();
  if (kind === "trip") tripOptions.remove();
  lastRequest.remove();
}
