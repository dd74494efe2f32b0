import type { Enquiry } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { type Prefill, prefillContactForm } from "#web/forms/contact-prefill.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { stripKeys, tripOptions } from "./strip-drafts.ts";

/** A trip that the order strip asks about. */
export interface Trip {
  readonly enquiry: Enquiry;
  /** The id of the vehicle that the strip showed. */
  readonly vehicle?: string | undefined;
  /** One way, as the strip showed it. */
  readonly kilometres?: number | undefined;
}

/** The last trip, until its message is sent or a reload. */
let current: Trip | undefined;

/** The trip that the visitor comes with. */
export function currentTrip(): Trip | undefined {
  return current;
}

/** Opens the Contact page with the trip above its form, and the form filled in. */
export function askAbout(trip: Trip, kind: keyof typeof stripKeys, message: Prefill): void {
  current = trip;
  prefillContactForm(stripKeys[kind], message);
  navigate(`${paths.contact}?trip`);
}

/** Call this when the trip's message is sent. */
export function forgetTrip(): void {
  current = undefined;
  tripOptions.forget();
}
