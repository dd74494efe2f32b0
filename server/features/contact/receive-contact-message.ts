import { apiMessages } from "#content/en/api-messages.ts";
import { contact } from "#content/en/contact.ts";
import { type ContactAccepted, type ContactMessage, contactAcceptedSchema } from "#contract/contact.ts";
import { claimKey, hashBody } from "../../database/idempotency.ts";
import type { Submissions } from "../../database/submissions.ts";
import { HttpError } from "../../errors.ts";
import { storeContactMessage, unusedReference } from "./contact.repository.ts";

/**
 * Stores a message and gives the answer to it, once the message is on disk.
 *
 * @param key the same key with the same message gives the first answer again and stores nothing.
 * @throws HttpError 422 when the key was used for another message.
 */
export function receiveContactMessage(
  submissions: Submissions,
  message: ContactMessage,
  key: string | undefined,
  now: Date,
): Promise<ContactAccepted> {
  return submissions.submit(async (transaction) => {
    const answer: ContactAccepted = {
      message: contact.alerts.sent,
      reference: await unusedReference(transaction),
    };
    if (key !== undefined) {
      const bodyHash = hashBody(message);
      const claim = await claimKey(transaction, { scope: "contact", key, bodyHash, answer, now });
      if (claim.outcome === "mismatch") throw new HttpError(422, apiMessages.keyReused);
      if (claim.outcome === "repeated") return contactAcceptedSchema.parse(claim.answer);
    }
    await storeContactMessage(transaction, answer.reference, message, now);
    return answer;
  });
}
