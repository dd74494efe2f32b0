import { apiPaths } from "#contract/api-paths.ts";
import { contactDraft, lastPrefills, type PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { createSubmissionStore } from "#web/forms/submission-store.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { clearQuoteRequest } from "#web/order-strip/quote/quote-request.ts";
import { serviceRequestDraft } from "#web/pages/ocean-freight/service-request-draft.ts";

/** Clears what the message was written from, by its source. */
const clearSource: Readonly<Record<PrefillSource, () => void>> = {
  "corporate-strip": () => clearQuoteRequest("corporate"),
  "load-planner": () => typedLoad.remove(),
  "order-strip": () => clearQuoteRequest("trip"),
  "service-request": () => serviceRequestDraft.clear(),
  topic() {},
};

export const contactSubmission = createSubmissionStore({
  path: apiPaths.contact,
  draftStore: contactDraft,
  onAccepted() {
    const sources = Object.keys(lastPrefills.read() ?? {}) as PrefillSource[];
    for (const source of sources) clearSource[source]();
    lastPrefills.remove();
  },
});
