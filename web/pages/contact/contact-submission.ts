import { apiPaths } from "#contract/api-paths.ts";
import { contactDraft, lastPrefills, type PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { createSubmissionStore } from "#web/forms/submission-store.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { freightRequestDraft } from "#web/pages/ocean-freight/freight-request-draft.ts";
import { clearQuote } from "#web/quote-form/request/requested-quote.ts";

/** Clears what the message was written from, by its source. */
const clearSource: Readonly<Record<PrefillSource, () => void>> = {
  "corporate-strip": () => clearQuote("corporate"),
  "load-planner": () => typedLoad.remove(),
  "order-strip": () => clearQuote("trip"),
  "service-request": () => freightRequestDraft.clear(),
  topic() {},
};

export const contactSubmission = createSubmissionStore({
  path: apiPaths.contact,
  draftStore: contactDraft,
  onAccepted() {
    const sources = Object.keys(lastPrefills.read() ?? {}) as PrefillSource[];
    // Another version of the site may have kept a source that this one does not know.
    for (const source of sources) clearSource[source]?.();
    lastPrefills.remove();
  },
});
