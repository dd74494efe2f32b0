import type { Enquiry } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import {
  followInContactForm,
  lastPrefills,
  type Prefill,
  type PrefillSource,
  prefillContactForm,
} from "#web/drafts/contact-prefill.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { stripDrafts, stripKeys, tripOptions } from "./strip-drafts.ts";

/** A trip that the order strip asks about. */
export interface AskedTrip {
  readonly enquiry: Enquiry;
  /** The id of the vehicle that the strip showed. */
  readonly vehicle?: string | undefined;
  /** One way, as the strip showed it. */
  readonly kilometres?: number | undefined;
}

/** The last trip of this tab, and the source of the message about it. */
const askedTrip = tabValue<{ readonly trip: AskedTrip; readonly source: PrefillSource }>("asked-trip", false);

/** The trip that the visitor comes with, until the message about it is accepted. */
export function currentTrip(): AskedTrip | undefined {
  const { trip, source } = askedTrip.read() ?? {};
  return source && lastPrefills.read()?.[source] && trip;
}

/** What a form of the strip asks for: a trip, and the message about it. */
export interface TripRequest {
  readonly trip: AskedTrip;
  readonly message: Prefill;
}

/** Opens the Contact page with the trip above its form, and the form filled in. */
export function askAbout(kind: keyof typeof stripKeys, { trip, message }: TripRequest): void {
  const source = stripKeys[kind];
  askedTrip.set({ trip, source });
  prefillContactForm(source, message);
  navigate(`${paths.contact}?trip`);
}

/**
 * The visitor has come back from the Contact page and changes the trip: with Forward they find it changed there.
 *
 * @param request is called only after `askAbout`.
 */
export function changeAsked(kind: keyof typeof stripKeys, request: () => TripRequest): void {
  const source = stripKeys[kind];
  followInContactForm(source, () => {
    const { trip, message } = request();
    askedTrip.set({ trip, source });
    return message;
  });
}

/** The message about it was accepted: the strip is empty again. */
export function forgetTrip(kind: keyof typeof stripKeys): void {
  stripDrafts[kind].clear();
  if (kind === "trip") tripOptions.remove();
  askedTrip.remove();
}
