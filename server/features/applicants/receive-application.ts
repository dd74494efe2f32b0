import { apiMessages } from "#content/en/api-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import {
  type Application,
  type ApplicationAccepted,
  applicationAcceptedSchema,
} from "#contract/applicants.ts";
import type { JobStatus } from "#contract/jobs.ts";
import type { Queryable } from "../../database/connect.ts";
import { acceptedOrThrow, HttpError } from "../../http/errors/http-error.ts";
import type { RequestMetadata } from "../../http/forms/request-metadata.ts";
import { claimKeys, findKey, type KeyClaim, storableKey } from "../../idempotency/idempotency-keys.ts";
import type { Notify } from "../../outbox/notice.ts";
import { unusedReference } from "../../submissions/references.ts";
import type { Vault } from "../../vault/vault.ts";
import type { WriteQueue } from "../../write-queue/write-queue.ts";
import { areReferencesTaken, storeApplication } from "./applicants.repository.ts";

export interface ReceiveApplicationDependencies {
  readonly writeQueue: WriteQueue;
  readonly vault: Vault;
  /** The status of a job; undefined when there is no such job. */
  readonly findJobStatus: (database: Queryable, jobId: string) => Promise<JobStatus | undefined>;
  /** Has staff told of the application. */
  readonly notify: Notify;
}

/**
 * Stores an application and gives the answer to it, once the application is on disk. Whoever applies twice
 * is answered as the first time: another answer would tell anybody whether the owner of a number has applied.
 *
 * @throws HttpError 400 for a job that does not exist, 409 for one that is not open, 422 when the key was used
 * for another application.
 */
export async function receiveApplication(
  { writeQueue, vault, findJobStatus, notify }: ReceiveApplicationDependencies,
  application: Application,
  { key, keyLifetimeMs, quarantine, now }: RequestMetadata,
): Promise<ApplicationAccepted> {
  const outcome = await writeQueue.add<ApplicationAccepted | HttpError>(async (transaction, batched) => {
    const use = key !== undefined && {
      scope: "applicants",
      key: storableKey(vault, key),
      bodyHash: hashOfApplication(vault, application),
      now,
      lifetimeMs: keyLifetimeMs,
    };
    const refusal = refusalOf(await findJobStatus(transaction, application.jobId));
    if (refusal) {
      // A refused application must not use up its key: it only looks whether the key has an answer already.
      const claim = use && (await findKey(transaction, use));
      return (claim && answerOf(claim)) || refusal;
    }
    const reference = await unusedReference((candidate) => batched(areReferencesTaken, candidate));
    const answer: ApplicationAccepted = { message: hiring.alerts.sent, reference };
    const earlier = use && answerOf(await batched(claimKeys, { ...use, answer }));
    if (earlier) return earlier;
    const id = await storeApplication(transaction, vault, {
      reference,
      application,
      receivedAt: now,
      quarantine,
    });
    await notify(batched, "application", id, now);
    return answer;
  });
  return acceptedOrThrow(outcome);
}

/** Why nobody can apply for a job of this status; undefined for an open one. */
function refusalOf(status: JobStatus | undefined): HttpError | undefined {
  if (status === undefined) return new HttpError(400, apiMessages.unknownJob, { field: "jobId" });
  return status === "Open" ? undefined : new HttpError(409, apiMessages.closedJob, { field: "jobId" });
}

/** What a key that was used before is answered with; undefined for a new one. */
function answerOf(claim: KeyClaim): ApplicationAccepted | HttpError | undefined {
  if (claim.outcome === "first") return undefined;
  return claim.outcome === "mismatch"
    ? new HttpError(422, apiMessages.keyReused)
    : applicationAcceptedSchema.parse(claim.answer);
}

/** Two applications with the same hash count as the same. Keyed, since the Aadhaar number is all that is not stored beside it. */
export function hashOfApplication(vault: Vault, application: Application): string {
  return vault.hmac("application", JSON.stringify(application));
}
