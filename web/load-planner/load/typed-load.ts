import { tabValue } from "#web/browser/tab-value.ts";
import type { LoadFields } from "./load.ts";

/** The load as it was typed, until a message with it is accepted (web/pages/contact/contact-submission.ts). */
export const typedLoad = tabValue<LoadFields>("load-planner");
