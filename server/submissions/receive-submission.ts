import type { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { RecordKind } from "#contract/desk/kinds.ts";
import type { QuarantineReason } from "#contract/quarantine.ts";
import type { BatchingLoader } from "../database/batching-loader.ts";
import type { Queryable } from "../database/database.ts";
import { HttpError } from "../http/errors/http-error.ts";
import {
  claimKeys,
  claimSubmissions,
  type EarlierUse,
  findKey,
  type KeyUse,
  storableKey,
} from "../idempotency/idempotency-keys.repository.ts";
import type { Notify } from "../outbox/channel.ts";
import { recordNames } from "../records/record-names.ts";
import { areReferencesTaken } from "../records/references.repository.ts";
import { unusedReference } from "../records/references.ts";
import type { Vault } from "../vault/vault.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";
import { clientKey, contentKey, dialogueKey, hashSubmission, redactedKey } from "./submission-keys.ts";

export interface SubmissionDependencies {
  readonly writeQueue: WriteQueue;
  readonly vault: Vault;
  readonly notify: Notify;
}

/** What is known of a submission besides its content. */
export interface SubmissionMetadata {
  /** A repeated key with the same content gets the first answer again, and nothing is stored. */
  readonly key?: string | undefined;
  /** What is compared to tell whether another submission is a repeat; the whole content unless given. */
  readonly comparedBy?: object | undefined;
  /** For some minutes the same content counts as a repeat too, under whatever key. */
  readonly isRepeatByContent?: boolean;
  /** The id of the dialogue that it ends: findEndOfDialogue() tells then that it was stored. */
  readonly dialogue?: string | undefined;
  /** Why it may be spam. It is stored and answered like anything else. */
  readonly quarantine?: QuarantineReason | undefined;
  readonly now: Date;
}

/** A contact message or an application. */
export interface Submission<Accepted> {
  readonly kind: RecordKind;
  readonly metadata: SubmissionMetadata;
  readonly content: object;
  /**
   * The content as a form whose answer was lost may send it again after a reload: the browser's storage has kept no
   * identity numbers. Each counts as a repeat too.
   */
  readonly redacted: readonly object[];
  /** Whether its statements may be mixed with those of other submissions. */
  readonly isInterleaved: boolean;
  readonly acceptedSchema: z.ZodType<Accepted>;
  answer(reference: string): Accepted;
  /** Why it cannot be accepted now; undefined if it can. */
  refusal?(transaction: Queryable): Promise<HttpError | undefined>;
  /** @returns the id of the stored record. */
  store(reference: string, transaction: Queryable, batched: BatchingLoader): Promise<string>;
}

type Received<Accepted> =
  | { readonly outcome: "accepted"; readonly answer: Accepted }
  /** The key was used for other content. */
  | { readonly outcome: "mismatch" };

/**
 * The way of a message through all files is in docs/server.md.
 *
 * Stores a submission once, with its notification of staff, and resolves with the answer when it is on disk. A repeat
 * of its idempotency key gets the first answer again, and for a while (`repeatWindowMs`) so does the same content from
 * another form of the site. Either may have lost its identity numbers meanwhile.
 *
 * @throws HttpError what `refusal` says, or 422 when the key was used for other content.
 */
export async function receiveSubmission<Accepted>(
  { writeQueue, vault, notify }: SubmissionDependencies,
  submission: Submission<Accepted>,
): Promise<Accepted> {
  const { kind, acceptedSchema } = submission;
  const { key, comparedBy, dialogue, isRepeatByContent, now } = submission.metadata;
  const bodyHash = hashSubmission(vault, kind, comparedBy ?? submission.content);
  const { notification } = recordNames[kind];
  const storedKey = key === undefined ? undefined : storableKey(vault, key);
  const byKey = storedKey === undefined ? undefined : clientKey(kind, storedKey, bodyHash, now);
  const byContent = isRepeatByContent ? contentKey(kind, bodyHash, now) : undefined;
  const byRedactedKeyOf = (hash: string): KeyUse[] =>
    storedKey === undefined ? [] : [redactedKey(kind, storedKey, hash, now)];
  const redactedHashes = new Set(
    isRepeatByContent ? submission.redacted.map((content) => hashSubmission(vault, kind, content)) : [],
  );
  redactedHashes.delete(bodyHash);

  async function repeatOf(transaction: Queryable, earlier: EarlierUse): Promise<Received<Accepted>> {
    const [byRedactedKey] = byRedactedKeyOf(bodyHash);
    const isMismatch = earlier.outcome === "mismatch";
    const use = isMismatch && byRedactedKey ? await findKey(transaction, byRedactedKey) : earlier;
    return use?.outcome === "repeated"
      ? { outcome: "accepted", answer: acceptedSchema.parse(use.answer) }
      : { outcome: "mismatch" };
  }

  const add = submission.isInterleaved ? writeQueue.addInterleaved : writeQueue.add;
  const received = await add(async (transaction, batched): Promise<Received<Accepted>> => {
    const refusal = await submission.refusal?.(transaction);
    if (refusal) {
      // A refused submission must not use up its key, so it only looks for an earlier answer.
      const earlier =
        (byKey && (await findKey(transaction, byKey))) ??
        (byContent && (await findKey(transaction, byContent)));
      if (earlier) return repeatOf(transaction, earlier);
      throw refusal;
    }
    const reference = await unusedReference((candidate) => batched(areReferencesTaken[kind], candidate));
    const answer = submission.answer(reference);
    const answered = (use: KeyUse) => ({ ...use, answer });
    const claim = await batched(claimSubmissions, {
      byKey: byKey && answered(byKey),
      byContent: byContent && answered(byContent),
      redacted: {
        byKey: [...redactedHashes].flatMap(byRedactedKeyOf).map(answered),
        byContent: [...redactedHashes].map((hash) => answered(contentKey(kind, hash, now))),
      },
    });
    if (claim.outcome !== "first") return repeatOf(transaction, claim);
    const id = await submission.store(reference, transaction, batched);
    await notify(batched, notification, id, now);
    // If several messages end one dialogue, the first one keeps the key.
    if (dialogue) await batched(claimKeys, { ...dialogueKey(vault, kind, dialogue, now), answer });
    return { outcome: "accepted", answer };
  });
  // Not thrown by the work: it has written by then, so all that shares the transaction would run again.
  if (received.outcome === "mismatch") throw new HttpError(422, apiMessages.keyReused);
  return received.answer;
}

/**
 * The answer to the first submission that ended a dialogue; undefined while none is stored, and after
 * `retentionMs.idempotencyKeys`.
 *
 * @param dialogue that of its SubmissionMetadata
 */
export async function findEndOfDialogue(
  db: Queryable,
  vault: Vault,
  kind: RecordKind,
  dialogue: string,
  now: Date,
): Promise<unknown> {
  const earlier = await findKey(db, dialogueKey(vault, kind, dialogue, now));
  return earlier?.outcome === "repeated" ? earlier.answer : undefined;
}
