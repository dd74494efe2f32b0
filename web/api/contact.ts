import { apiPaths } from "#contract/api-paths.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import { type SubmitOutcome, submitJson } from "./submit.ts";

/**
 * Sends a contact message. Never throws.
 *
 * @param key the same for every attempt to send the same message, so that none is stored twice.
 */
export function sendContactMessage(
  fields: ContactFields,
  key: string,
  signals: FormSignals,
): Promise<SubmitOutcome> {
  return submitJson(apiPaths.contact, fields, key, signals);
}
