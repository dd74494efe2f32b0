import { randomUUIDv7 } from "node:crypto";
import { apiMessages } from "#content/en/api-messages.ts";
import { contact } from "#content/en/contact.ts";
import { type ContactAccepted, type ContactMessage, contactAcceptedSchema } from "#contract/contact.ts";
import { acceptedOrThrow, HttpError } from "../../http/errors/http-error.ts";
import type { RequestMetadata } from "../../http/forms/request-metadata.ts";
import { claimKeys, storableKey } from "../../idempotency/idempotency-keys.ts";
import type { Notify } from "../../outbox/notice.ts";
import { unusedReference } from "../../submissions/references.ts";
import type { Vault } from "../../vault/vault.ts";
import type { WriteQueue } from "../../write-queue/write-queue.ts";
import { areReferencesTaken, storeContactMessages } from "./contact.repository.ts";
import { maskContactMessage } from "./mask-contact-message.ts";

export interface ReceiveMessageDependencies {
  readonly writeQueue: WriteQueue;
  readonly vault: Vault;
  /** Has staff told of the message. */
  readonly notify: Notify;
}

/**
 * Stores a message and gives the answer to it, once the message is on disk. Identity numbers are masked in it; the
 * vault then keeps the message as it was typed, so that nothing is lost.
 *
 * @throws HttpError 422 when the key was used for another message.
 */
export async function receiveContactMessage(
  { writeQueue, vault, notify }: ReceiveMessageDependencies,
  message: ContactMessage,
  { key, keyLifetimeMs, quarantine, now }: RequestMetadata,
): Promise<ContactAccepted> {
  const id = randomUUIDv7();
  const masked = maskContactMessage(message);
  const typed = JSON.stringify(message);
  const original = JSON.stringify(masked) === typed ? undefined : vault.seal(id, typed);
  const outcome = await writeQueue.addInterleaved<ContactAccepted | HttpError>(async (_, batched) => {
    const answer: ContactAccepted = {
      message: contact.alerts.sent,
      reference: await unusedReference((candidate) => batched(areReferencesTaken, candidate)),
    };
    if (key !== undefined) {
      const bodyHash = hashOfContactMessage(vault, message);
      const claim = await batched(claimKeys, {
        scope: "contact",
        key: storableKey(vault, key),
        bodyHash,
        answer,
        now,
        lifetimeMs: keyLifetimeMs,
      });
      if (claim.outcome === "mismatch") return new HttpError(422, apiMessages.keyReused);
      if (claim.outcome === "repeated") return contactAcceptedSchema.parse(claim.answer);
    }
    await batched(storeContactMessages, {
      id,
      reference: answer.reference,
      message: masked,
      original,
      receivedAt: now,
      quarantine,
    });
    await notify(batched, "contact-message", id, now);
    return answer;
  });
  return acceptedOrThrow(outcome);
}

/** Two messages with the same hash count as the same. Keyed, because a message may hold an identity number. */
export function hashOfContactMessage(vault: Vault, message: ContactMessage): string {
  return vault.hmac("contact message", JSON.stringify(message));
}
