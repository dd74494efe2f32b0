import { type RefObject, useEffect, useState } from "react";
import { addressPrefillIn } from "#content/messages/address-prefill.ts";
import type { ContactTopic } from "#contract/contact-topics.ts";
import { parseMaskedEnquiry } from "#contract/enquiry.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { paths } from "#contract/routes.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { rememberPrefill, withPrefill } from "#web/contact-prefill/contact-prefill.ts";
import type { FormPrefill } from "#web/drafts/use-form-draft.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { dropQuery } from "#web/navigation/drop-query.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { type RequestedTrip, requestedTrip } from "#web/order-strip/quote/quote-request.ts";

/** What fills in the Contact page for a visitor. */
interface ContactPrefill {
  readonly query: URLSearchParams;
  /** The form's initial values; empty without a trip or a topic in the address. */
  readonly values: ContactFields;
  readonly prefill: ReturnType<typeof addressPrefillIn>;
  /** What the last link with a topic was about. It stays while the page is shown, unlike the address. */
  readonly topic: ContactTopic | undefined;
  readonly isFromStrip: boolean;
  /** Whether the visitor comes from the button of another form, which has prefilled this one and sent nothing. */
  readonly isCarriedOver: boolean;
  /** The trip that the visitor asks about. It stays while the page is shown. */
  readonly trip: RequestedTrip | undefined;
  /** The trip from before a reload. It is not in the document and appears late, so it must not move a field. */
  readonly earlierTrip: RequestedTrip | undefined;
}

/**
 * The prefill in the page's address (address-prefill.ts). `?trip` means the trip from the order strip, `?request` that the
 * form of another page has prefilled the draft.
 */
export function useContactPrefill(): ContactPrefill {
  const { query } = useLocation();
  const prefill = addressPrefillIn(query);
  const [topic, setTopic] = useState(prefill?.topic);
  if (prefill && prefill.topic !== topic) setTopic(prefill.topic);
  const enquiry = parseMaskedEnquiry(query);
  const isHydrated = useHydrated();
  const [tripOfStrip] = useState(() => (isHydrated ? requestedTrip() : undefined));
  // The served document ignores `?request`. After a reload the address may still contain it, so the first render must
  // ignore it too.
  const [isCarriedOver] = useState(
    (isHydrated && query.has("request")) || prefill?.source === "service-request",
  );
  // A link about another matter is not about the trip.
  const trip = prefill ? enquiry && { enquiry } : tripOfStrip;
  return {
    query,
    values: { ...emptyContactFields, ...prefill?.message },
    prefill,
    topic,
    isFromStrip: query.has("trip"),
    isCarriedOver,
    trip,
    earlierTrip: isHydrated && !trip && !prefill ? requestedTrip() : undefined,
  };
}

/** In the document the address prefills the empty form. In the browser it prefills the draft, beside what was typed. */
export function formPrefill({ prefill }: ContactPrefill): FormPrefill<ContactFields> | undefined {
  if (!prefill) return undefined;
  const { address, source, message } = prefill;
  return {
    address,
    fieldsFor: (fields) => withPrefill(source, message, fields),
    onFilled: () => rememberPrefill(source, message),
  };
}

/**
 * Removes the prefill from the address once the form has it, or a reload would prefill the form again. Then focuses the
 * name, the first field that is sure to be empty.
 */
export function useDropPrefillQuery(
  form: RefObject<HTMLFormElement | null>,
  { query, prefill, isFromStrip }: ContactPrefill,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (prefill || isFromStrip || query.has("request")) dropQuery(paths.contact, query);
    if (prefill || isFromStrip) afterRouteEffects(() => focusName(form.current));
  }, [prefill?.address, isFromStrip]);
}

/** Focuses the name, unless the visitor has focused something else meanwhile. */
function focusName(form: HTMLFormElement | null): void {
  if (isFocusFree()) controlNamed(form, "name")?.focus();
}
