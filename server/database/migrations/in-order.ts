import type { Migration } from "../migrate.ts";
import { contactMessages } from "./0001-contact-messages.ts";
import { jobsAndApplicants } from "./0002-jobs-and-applicants.ts";
import { outbox } from "./0003-outbox.ts";
import { idempotencyExpiry } from "./0004-idempotency-expiry.ts";
import { sharedRateLimits } from "./0005-shared-rate-limits.ts";
import { chatTurns } from "./0006-chat-turns.ts";
import { jobDates } from "./0007-job-dates.ts";
import { applicationReferences } from "./0008-application-references.ts";
import { contactOriginals } from "./0009-contact-originals.ts";
import { currentVaultKey } from "./0010-current-vault-key.ts";
import { desk } from "./0011-desk.ts";
import { chatSessions } from "./0012-chat-sessions.ts";
import { phoneEnds } from "./0013-phone-ends.ts";
import { chatTurnCounts } from "./0014-chat-turn-counts.ts";
import { answerTimes } from "./0015-answer-times.ts";
import { maskedRecords } from "./0016-masked-records.ts";
import { messageCounts } from "./0017-message-counts.ts";
import { newestOfMany } from "./0018-newest-of-many.ts";
import { applicantsOfAJob } from "./0019-applicants-of-a-job.ts";
import { shortListOfNewWords } from "./0020-short-list-of-new-words.ts";
import { wordsInUnicode } from "./0021-words-in-unicode.ts";
import { auditReasons } from "./0022-audit-reasons.ts";

/** Every migration, oldest first. A published one is never changed, only followed by another. */
export const migrations: readonly Migration[] = [
  contactMessages,
  jobsAndApplicants,
  outbox,
  idempotencyExpiry,
  sharedRateLimits,
  chatTurns,
  jobDates,
  applicationReferences,
  contactOriginals,
  currentVaultKey,
  desk,
  chatSessions,
  phoneEnds,
  chatTurnCounts,
  answerTimes,
  maskedRecords,
  messageCounts,
  newestOfMany,
  applicantsOfAJob,
  shortListOfNewWords,
  wordsInUnicode,
  auditReasons,
];
