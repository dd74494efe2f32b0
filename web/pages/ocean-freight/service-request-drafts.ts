import { emptyFreightRequest } from "#contract/freight-request.ts";
import { createFormDrafts } from "#web/drafts/form-drafts.ts";

/** What was typed, until a message with the request is accepted (web/pages/contact/contact-form-store.ts). */
export const serviceRequestDrafts = createFormDrafts("service-request", emptyFreightRequest);
