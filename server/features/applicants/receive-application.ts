import { apiMessages } from "#content/en/api-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import {
  type Application,
  type ApplicationAccepted,
  applicationAcceptedSchema,
} from "#contract/applicants.ts";
import type { JobStatus } from "#contract/jobs.ts";
import type { Queryable } from "../../database/connect.ts";
import { claimKeys } from "../../database/idempotency.ts";
import type { Submissions } from "../../database/submissions.ts";
import { HttpError } from "../../errors.ts";
import type { Arrival } from "../../http/arrival.ts";
import type { Notify } from "../../outbox/notice.ts";
import type { Vault } from "../../vault/vault.ts";
import { storeApplication } from "./applicants.repository.ts";

export interface ApplicationReceiver {
  readonly submissions: Submissions;
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
export function receiveApplication(
  receiver: ApplicationReceiver,
  application: Application,
  { key, quarantine, now }: Arrival,
): Promise<ApplicationAccepted> {
  const { submissions, vault, findJobStatus, notify } = receiver;
  return submissions.submit(async (transaction, gather) => {
    const answer: ApplicationAccepted = { message: hiring.alerts.sent };
    if (key !== undefined) {
      const bodyHash = fingerprintOf(vault, application);
      const claim = await gather(claimKeys, { scope: "applicants", key, bodyHash, answer, now });
      if (claim.outcome === "mismatch") throw new HttpError(422, apiMessages.keyReused);
      if (claim.outcome === "repeated") return applicationAcceptedSchema.parse(claim.answer);
    }
    const status = await findJobStatus(transaction, application.jobId);
    if (status === undefined) throw new HttpError(400, apiMessages.unknownJob, { field: "jobId" });
    if (status !== "Open") throw new HttpError(409, apiMessages.closedJob, { field: "jobId" });
    const id = await storeApplication(transaction, vault, application, now, quarantine);
    await notify(gather, "application", id, now);
    return answer;
  });
}

/** Under it two applications count as the same. Keyed, since everything but the Aadhar number stands beside it. */
export function fingerprintOf(vault: Vault, application: Application): string {
  return vault.fingerprint("application", JSON.stringify(application));
}
