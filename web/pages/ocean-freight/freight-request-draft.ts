import { emptyFreightRequest } from "#contract/freight-request.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";

/** What was typed, until a message with the request is accepted (web/pages/contact/contact-submission.ts). */
export const freightRequestDraft = createDraftStore("service-request", emptyFreightRequest);
