import { type RefObject, useEffect, useState } from "react";
import { addressPrefillIn } from "#content/messages/address-prefill.ts";
import type { ContactTopic } from "#contract/contact-topics.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { parseMaskedQuoteRequest } from "#contract/quote-request.ts";
import { paths } from "#contract/routes.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { rememberPrefill, withPrefill } from "#web/contact-prefill/contact-prefill.ts";
import type { FormPrefill } from "#web/drafts/use-form-draft.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { dropQuery } from "#web/navigation/drop-query.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { type RequestedQuote, requestedQuote } from "#web/quote-form/request/requested-quote.ts";

/** What fills in the Contact page for a visitor. */
interface ContactPrefill {
  readonly query: URLSearchParams;
  /** The form's initial values; empty without a trip or a topic in the address. */
  readonly values: ContactFields;
  readonly prefill: ReturnType<typeof addressPrefillIn>;
  /** What the last link with a topic was about. It stays while the page is shown, unlike the address. */
  readonly topic: ContactTopic | undefined;
  readonly isFromQuoteForm: boolean;
  /** Whether the visitor comes from the button of another form, which has prefilled this one and sent nothing. */
  readonly isCarriedOver: boolean;
  /** What the visitor asks a quote for. It stays while the page is shown. */
  readonly quote: RequestedQuote | undefined;
  /** The quote request from before a reload. It is not in the document and appears late, so it must not move a field. */
  readonly earlierQuote: RequestedQuote | undefined;
}

/**
 * The prefill in the page's address (address-prefill.ts). `?trip` means a request from the quote form, `?request` that the
 * form of another page has prefilled the draft.
 */
export function useContactPrefill(): ContactPrefill {
  const { query } = useLocation();
  const prefill = addressPrefillIn(query);
  const [topic, setTopic] = useState(prefill?.topic);
  if (prefill && prefill.topic !== topic) setTopic(prefill.topic);
  const isHydrated = useHydrated();
  const [lastAddress, setLastAddress] = useState(prefill?.address);
  const [quote, setQuote] = useState(() => {
    if (prefill) return quoteIn(query);
    return isHydrated ? requestedQuote() : undefined;
  });
  // A link about another matter is not about the quote request.
  if (prefill && prefill.address !== lastAddress) {
    setLastAddress(prefill.address);
    setQuote(quoteIn(query));
  }
  // The served document ignores `?request`. After a reload the address may still contain it, so the first render must
  // ignore it too.
  const [isCarriedOver] = useState(
    (isHydrated && query.has("request")) || prefill?.source === "service-request",
  );
  return {
    query,
    values: { ...emptyContactFields, ...prefill?.message },
    prefill,
    topic,
    isFromQuoteForm: query.has("trip"),
    isCarriedOver,
    quote,
    earlierQuote: isHydrated && !quote && !prefill ? requestedQuote() : undefined,
  };
}

function quoteIn(query: URLSearchParams): RequestedQuote | undefined {
  const request = parseMaskedQuoteRequest(query);
  return request && { request };
}

/** In the document the address prefills the empty form. In the browser it prefills the draft, beside what was typed. */
export function formPrefill({ prefill }: ContactPrefill): FormPrefill<ContactFields> | undefined {
  if (!prefill) return undefined;
  return {
    address: prefill.address,
    fieldsFor: (fields) => withPrefill(prefill, fields),
    onFilled: () => rememberPrefill(prefill),
  };
}

/**
 * Removes the prefill from the address once the form has it, or a reload would prefill the form again. Then focuses the
 * name, the first field that is sure to be empty.
 */
export function useDropPrefillQuery(
  form: RefObject<HTMLFormElement | null>,
  { query, prefill, isFromQuoteForm }: ContactPrefill,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (prefill || isFromQuoteForm || query.has("request")) dropQuery(paths.contact, query);
    if (prefill || isFromQuoteForm) afterRouteEffects(() => focusName(form.current));
  }, [prefill?.address, isFromQuoteForm]);
}

/** Focuses the name, unless the visitor has focused something else meanwhile. */
function focusName(form: HTMLFormElement | null): void {
  if (isFocusFree()) controlNamed(form, "name")?.focus();
}
