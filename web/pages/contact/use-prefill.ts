import { type RefObject, useEffect, useState } from "react";
import { addressPrefillIn } from "#content/en/address-prefill.ts";
import { readEnquiry } from "#contract/enquiry.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { paths } from "#contract/routes.ts";
import { rememberPrefill, withPrefill } from "#web/drafts/contact-prefill.ts";
import type { AddressPrefill } from "#web/drafts/use-form-draft.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { type AskedTrip, currentTrip } from "#web/order-strip/drafts/asked-trip.ts";
import { dropQuery } from "#web/pages/drop-query.ts";

/** What the visitor comes with. */
interface Given {
  readonly query: URLSearchParams;
  /** The form's first values; empty without a trip or a topic in the address. */
  readonly values: ContactFields;
  readonly prefill: ReturnType<typeof addressPrefillIn>;
  readonly isFromStrip: boolean;
  /** Another form has filled in this one, and the visitor has pressed its button: nothing has been sent by that. */
  readonly isCarriedOver: boolean;
  /** The trip that they ask about. It stays while the page is shown. */
  readonly trip: AskedTrip | undefined;
  /** The trip from before a reload, of which the document knows nothing: it comes late, so it has to move no field. */
  readonly earlierTrip: AskedTrip | undefined;
}

/**
 * What the page's address fills in (address-prefill.ts), with `?trip` the trip from the order strip, with `?request` what
 * the form of another page has left in the draft.
 */
export function useGiven(): Given {
  const { query } = useLocation();
  const prefill = addressPrefillIn(query);
  const enquiry = readEnquiry(query);
  const isHydrated = useHydrated();
  const [tripOfStrip] = useState(() => (isHydrated ? currentTrip() : undefined));
  // The document of the first address does not know `?request`: a reload may come before that is dropped.
  const [isCarriedOver] = useState(
    (isHydrated && query.has("request")) || prefill?.source === "service-request",
  );
  // A link about another matter is not about the trip.
  const trip = prefill ? enquiry && { enquiry } : tripOfStrip;
  return {
    query,
    values: { ...emptyContactFields, ...prefill?.message },
    prefill,
    isFromStrip: query.has("trip"),
    isCarriedOver,
    trip,
    earlierTrip: isHydrated && !trip && !prefill ? currentTrip() : undefined,
  };
}

/**
 * From the address the server writes the form's first values into the document. In the browser they go into the draft of
 * the form, beside whatever the visitor typed before.
 */
export function draftPrefill({ prefill }: Given): AddressPrefill<ContactFields> | undefined {
  if (!prefill) return undefined;
  const { address, source, message } = prefill;
  return {
    address,
    fieldsFor: (text) => withPrefill(source, message, text),
    onFilled: () => rememberPrefill(source, message),
  };
}

/**
 * What the form has taken over leaves the address, so that a reload does not bring it again. Then the first field that
 * is still empty for certain, the name, gets the focus.
 */
export function useDropGiven(
  form: RefObject<HTMLFormElement | null>,
  { query, prefill, isFromStrip }: Given,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (prefill || isFromStrip || query.has("request")) dropQuery(paths.contact, query);
    if (prefill || isFromStrip) afterRouteEffects(() => focusName(form.current));
  }, [prefill?.address, isFromStrip]);
}

/** Not from a control that the visitor has chosen meanwhile. */
function focusName(form: HTMLFormElement | null): void {
  const name = form?.elements.namedItem("name");
  if (name instanceof HTMLElement && isFocusFree()) name.focus();
}
