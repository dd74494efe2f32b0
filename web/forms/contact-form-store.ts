import { apiPaths } from "#contract/api-paths.ts";
import { type ContactFields, emptyContactFields } from "#contract/form-fields.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { createFormStore } from "./form-store.ts";

/** What writes into the form from elsewhere: also the name under which the tab keeps what was typed there. */
export type PrefillSource = "fleet-strip" | "load-planner" | "order-strip" | "service-request" | "topic";

/** The last text of each source. Only the next one from the same source replaces it. */
export const lastPrefills =
  tabValue<Partial<Record<PrefillSource, Pick<ContactFields, "subject" | "query">>>>("contact-prefills");

export const contactForm = createFormStore({
  path: apiPaths.contact,
  storageKey: "contact-draft",
  emptyFields: emptyContactFields,
  // What it was written from is sent with it, and so is what was chosen beside that.
  onAccepted() {
    for (const source of Object.keys(lastPrefills.read() ?? {})) {
      tabValue(source).remove();
      tabValue(`${source}-options`).remove();
    }
    // web/order-strip/asked-trip.ts
    tabValue("asked-trip", false).remove();
    lastPrefills.remove();
  },
});
