import { apiMessages } from "#content/en/api-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import {
  type Application,
  type ApplicationAccepted,
  applicationAcceptedSchema,
} from "#contract/applicants.ts";
import { maskFields } from "#contract/identity-numbers.ts";
import type { JobStatus } from "#contract/jobs.ts";
import type { Queryable } from "../../database/database.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import {
  receiveSubmission,
  type SubmissionDependencies,
  type SubmissionMetadata,
} from "../../submissions/receive-submission.ts";
import { storeApplication } from "./applicants.repository.ts";

export interface ApplicationDependencies extends SubmissionDependencies {
  /** The status of a job; undefined when there is no such job. */
  readonly findJobStatus: (db: Queryable, jobId: string) => Promise<JobStatus | undefined>;
}

/**
 * Stores an application and resolves with the answer when it is on disk. The second application of a person gets the
 * same answer as the first: another answer would tell anybody whether the owner of a number has applied.
 *
 * @throws HttpError 400 for a job that does not exist, 409 for one that is not open, 422 when the key was used
 * for another application.
 */
export async function receiveApplication(
  dependencies: ApplicationDependencies,
  application: Application,
  metadata: SubmissionMetadata,
): Promise<ApplicationAccepted> {
  const { vault, findJobStatus } = dependencies;
  const { aadharNumber } = application;
  // Typed again with other blanks, it is the same number.
  const licenseNumber = application.licenseNumber.replaceAll(/\s/g, "");
  const masked = { ...maskFields(application), aadharNumber };
  return receiveSubmission<ApplicationAccepted>(dependencies, {
    kind: "applicant",
    metadata,
    content: { ...application, licenseNumber },
    // The Aadhaar number is required, so it is typed again. The licence number may be.
    redacted: [
      { ...masked, licenseNumber: "" },
      { ...masked, licenseNumber },
    ],
    // Not interleaved: it looks for earlier applications of the same person.
    isInterleaved: false,
    acceptedSchema: applicationAcceptedSchema,
    answer: (reference) => ({ message: hiring.alerts.sent, reference }),
    refusal: async (transaction) => jobNotOpenError(await findJobStatus(transaction, application.jobId)),
    store(reference, transaction) {
      const { now: receivedAt, quarantine } = metadata;
      return storeApplication(transaction, vault, { reference, application, receivedAt, quarantine });
    },
  });
}

/** Why nobody can apply for a job of this status; undefined for an open one. */
function jobNotOpenError(status: JobStatus | undefined): HttpError | undefined {
  if (status === undefined) return new HttpError(400, apiMessages.unknownJob, { field: "jobId" });
  return status === "Open" ? undefined : new HttpError(409, apiMessages.closedJob, { field: "jobId" });
}
