import { apiPaths } from "#contract/api-paths.ts";
import type { ApplicationFields } from "#contract/form-fields.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import { type SubmitOutcome, submitJson } from "./submit.ts";

/** The server's answer to a key that stands for another application. */
const keyReused = 422;

/**
 * Sends an application. Never throws.
 *
 * @param key the same for every attempt to send the same application. After a reload nobody remembers which
 * Aadhar number it was sent with: should it have been another one, `newKey` gives the corrected
 * application a key of its own.
 */
export async function sendApplication(
  fields: ApplicationFields & { readonly aadharNumber: string },
  key: string,
  signals: FormSignals,
  newKey: () => string,
): Promise<SubmitOutcome> {
  const outcome = await submitJson(apiPaths.applicants, fields, key, signals);
  const isCorrected = outcome.kind === "refused" && outcome.status === keyReused;
  return isCorrected ? submitJson(apiPaths.applicants, fields, newKey(), signals) : outcome;
}
