import { apiPaths } from "#contract/api-paths.ts";
import { contactDrafts, lastPrefills, type PrefillSource } from "#web/drafts/contact-prefill.ts";
import { createFormStore } from "#web/forms/form-store.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { forgetTrip } from "#web/order-strip/drafts/asked-trip.ts";
import { serviceRequestDrafts } from "#web/pages/ocean-freight/service-request-drafts.ts";

/** How each source of a message forgets what it was written from. */
const forget: Readonly<Record<PrefillSource, () => void>> = {
  "corporate-strip": () => forgetTrip("corporate"),
  "load-planner": () => typedLoad.remove(),
  "order-strip": () => forgetTrip("trip"),
  "service-request": () => serviceRequestDrafts.clear(),
  topic() {},
};

export const contactForm = createFormStore({
  path: apiPaths.contact,
  drafts: contactDrafts,
  onAccepted() {
    const sources = Object.keys(lastPrefills.read() ?? {}) as PrefillSource[];
    for (const source of sources) forget[source]();
    lastPrefills.remove();
  },
});
