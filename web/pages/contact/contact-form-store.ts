import { apiPaths } from "#contract/api-paths.ts";
import { contactDrafts, lastPrefills, type PrefillSource } from "#web/drafts/contact-prefill.ts";
import { createFormStore } from "#web/forms/form-store.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { clearQuoteRequest } from "#web/order-strip/drafts/quote-request.ts";
import { serviceRequestDrafts } from "#web/pages/ocean-freight/service-request-drafts.ts";

/** Clears what the message was written from, by its source. */
const clearSource: Readonly<Record<PrefillSource, () => void>> = {
  "corporate-strip": () => clearQuoteRequest("corporate"),
  "load-planner": () => typedLoad.remove(),
  "order-strip": () => clearQuoteRequest("trip"),
  "service-request": () => serviceRequestDrafts.clear(),
  topic() {},
};

export const contactForm = createFormStore({
  path: apiPaths.contact,
  drafts: contactDrafts,
  onAccepted() {
    const sources = Object.keys(lastPrefills.read() ?? {}) as PrefillSource[];
    for (const source of sources) clearSource[source]();
    lastPrefills.remove();
  },
});
