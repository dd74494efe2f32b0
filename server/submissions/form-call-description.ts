import { apiErrorSchema } from "#contract/api-error.ts";

/**
 * What the API's description says of every call that stores a form.
 *
 * @param noun what is sent, such as "message".
 */
export function describeFormCall(noun: string) {
  return {
    description: `201 means that the ${noun} is stored durably. With an Idempotency-Key header a repeated call gets the first answer again for seven days and stores nothing. For ten minutes so does a call with the same ${noun} under another key, because the page may have been opened anew.`,
    errors: {
      413: apiErrorSchema.describe("The body is too large."),
      415: apiErrorSchema.describe("The body is not application/json."),
      422: apiErrorSchema.describe(`The Idempotency-Key was used for a different ${noun}.`),
      429: apiErrorSchema.describe(`Too many ${noun}s; the Retry-After header tells when to go on.`),
      503: apiErrorSchema.describe(`The ${noun} could not be stored; try again later.`),
    },
  };
}
