import { tabValue } from "#web/browser/tab-value.ts";

/**
 * The text that was typed and not sent. In the tab's session storage, because the local storage holds exactly the
 * specification's three keys.
 */
export const messageDraft = tabValue<string>("meena-draft");
