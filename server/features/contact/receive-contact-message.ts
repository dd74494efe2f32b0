import { apiMessages } from "#content/en/api-messages.ts";
import { contact } from "#content/en/contact.ts";
import { type ContactAccepted, type ContactMessage, contactAcceptedSchema } from "#contract/contact.ts";
import { claimKeys, hashBody } from "../../database/idempotency.ts";
import { unusedReference } from "../../database/references.ts";
import type { Submissions } from "../../database/submissions.ts";
import { acceptedOrThrow, HttpError } from "../../errors.ts";
import type { Arrival } from "../../http/arrival.ts";
import type { Notify } from "../../outbox/notice.ts";
import { areReferencesTaken, storeContactMessages } from "./contact.repository.ts";

export interface ContactReceiver {
  readonly submissions: Submissions;
  /** Has staff told of the message. */
  readonly notify: Notify;
}

/**
 * Stores a message and gives the answer to it, once the message is on disk.
 *
 * @throws HttpError 422 when the key was used for another message.
 */
export async function receiveContactMessage(
  { submissions, notify }: ContactReceiver,
  message: ContactMessage,
  { key, keyLifetimeMs, quarantine, now }: Arrival,
): Promise<ContactAccepted> {
  const outcome = await submissions.submitInterleaved<ContactAccepted | HttpError>(async (_, gather) => {
    const answer: ContactAccepted = {
      message: contact.alerts.sent,
      reference: await unusedReference((candidate) => gather(areReferencesTaken, candidate)),
    };
    if (key !== undefined) {
      const bodyHash = hashBody(message);
      const claim = await gather(claimKeys, {
        scope: "contact",
        key,
        bodyHash,
        answer,
        now,
        lifetimeMs: keyLifetimeMs,
      });
      if (claim.outcome === "mismatch") return new HttpError(422, apiMessages.keyReused);
      if (claim.outcome === "repeated") return contactAcceptedSchema.parse(claim.answer);
    }
    const id = await gather(storeContactMessages, {
      reference: answer.reference,
      message,
      receivedAt: now,
      quarantine,
    });
    await notify(gather, "contact-message", id, now);
    return answer;
  });
  return acceptedOrThrow(outcome);
}
