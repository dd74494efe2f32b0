import { randomUUIDv7 } from "node:crypto";
import { contact } from "#content/en/contact.ts";
import { type ContactAccepted, type ContactMessage, contactAcceptedSchema } from "#contract/contact.ts";
import { maskFields } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../database/database.ts";
import type { AnswerDueAt } from "../../desk-settings/answer-due-at.ts";
import {
  findEndOfDialogue,
  receiveSubmission,
  type SubmissionDependencies,
  type SubmissionMetadata,
} from "../../submissions/receive-submission.ts";
import type { Vault } from "../../vault/vault.ts";
import { findContactMessage, type StoredContactMessage, storeContactMessages } from "./contact.repository.ts";

export interface ContactDependencies extends SubmissionDependencies {
  readonly answerDueAt: AnswerDueAt;
}

/**
 * Stores a message and resolves with the answer when it is on disk. Identity numbers in it are masked. The message as
 * it was typed is then stored too, sealed by the vault, so that nothing is lost.
 *
 * @throws HttpError 422 when the key was used for another message.
 */
export async function receiveContactMessage(
  dependencies: ContactDependencies,
  message: ContactMessage,
  metadata: SubmissionMetadata,
): Promise<ContactAccepted> {
  const { vault } = dependencies;
  const id = randomUUIDv7();
  const dueAt = await dependencies.answerDueAt(metadata.now);
  const masked = maskFields(message);
  const typed = JSON.stringify(message);
  const original = JSON.stringify(masked) === typed ? undefined : vault.seal(id, typed);
  return receiveSubmission<ContactAccepted>(dependencies, {
    kind: "message",
    metadata,
    content: message,
    redacted: [masked],
    isInterleaved: true,
    acceptedSchema: contactAcceptedSchema,
    answer: (reference) => ({ message: contact.alerts.sent, reference }),
    store(reference, _, batched) {
      const { now: receivedAt, quarantine } = metadata;
      const stored = { id, reference, message: masked, original, receivedAt, dueAt, quarantine };
      return batched(storeContactMessages, stored);
    },
  });
}

/**
 * The first message that a dialogue ended with, as it is stored; undefined while none is.
 *
 * @param dialogue that of its SubmissionMetadata
 */
export async function findMessageOfDialogue(
  db: Queryable,
  vault: Vault,
  dialogue: string,
  now: Date,
): Promise<StoredContactMessage | undefined> {
  const answer = await findEndOfDialogue(db, vault, "message", dialogue, now);
  const { data } = contactAcceptedSchema.safeParse(answer);
  return data && findContactMessage(db, data.reference);
}
