import { tabValue } from "#web/browser/tab-value.ts";

/**
 * The text that was typed and not sent. Not in the local storage, which holds exactly the specification's three keys.
 */
export const messageDraft = tabValue<string>("meena-draft");
