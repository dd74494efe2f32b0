import type { PrefilledMessage } from "#contract/form-fields.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { paths } from "#contract/routes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import {
  lastPrefills,
  type PrefillSource,
  prefillContactForm,
  updatePrefill,
} from "#web/contact-prefill/contact-prefill.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { quoteDrafts, quoteSources, tripOptions } from "./quote-drafts.ts";

/** A quote request with what the form had answered to it. */
export interface RequestedQuote {
  readonly request: QuoteRequest;
  /** The id of the vehicle that the answer showed. */
  readonly vehicle?: string | undefined;
  /** One way, as the answer showed it. */
  readonly kilometres?: number | undefined;
}

/** What a quote form takes to the Contact page. */
export interface QuoteWithMessage {
  readonly quote: RequestedQuote;
  readonly message: PrefilledMessage;
}

/** The last requested quote of this tab, and the source of the message about it. */
const lastQuote = tabValue<{ readonly quote: RequestedQuote; readonly source: PrefillSource }>(
  "requested-quote",
  { outlivesTab: false },
);

/** The requested quote, until the message about it is accepted. */
export function requestedQuote(): RequestedQuote | undefined {
  const { quote, source } = lastQuote.read() ?? {};
  return source && lastPrefills.read()?.[source] && quote;
}

/** Opens the Contact page with the request above its form, and the form prefilled. */
export function requestQuote(kind: keyof typeof quoteSources, { quote, message }: QuoteWithMessage): void {
  const source = quoteSources[kind];
  lastQuote.set({ quote, source });
  prefillContactForm({ source, message });
  navigate(`${paths.contact}?trip`);
}

/**
 * Call this when the visitor has come back from the Contact page and changes the request: the page then shows the
 * changed one.
 *
 * @param changed is called only after `requestQuote`.
 */
export function updateQuote(kind: keyof typeof quoteSources, changed: () => QuoteWithMessage): void {
  const source = quoteSources[kind];
  updatePrefill(source, () => {
    const { quote, message } = changed();
    lastQuote.set({ quote, source });
    return message;
  });
}

/** Call this when the message about the request was accepted: the quote form is empty again. */
export function clearQuote(kind: keyof typeof quoteSources): void {
  quoteDrafts[kind].clear();
  if (kind === "trip") tripOptions.remove();
  lastQuote.remove();
}
