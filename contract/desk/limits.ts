/**
 * Longest accepted values, in characters. They are apart from the schemas, because the desk's fields need them and load
 * no zod.
 */
export const deskLimits = {
  staffName: 100,
  viewName: 60,
  stageName: 60,
  replyTitle: 100,
  mailSubject: 300,
  mailText: 20_000,
  note: 5_000,
  reason: 500,
  jobTitle: 120,
  jobCity: 80,
  jobText: 10_000,
  password: 200,
} as const;

/** Counts of messages, of deliveries and of the applicants that a filter lets through stop here. */
export const maxCounted = 1_000;

/** Counts of all applicants of a stage or a job stop here, so that a list of stages or jobs reads no million rows. */
export const maxApplicantsCounted = 10_000;

/** Messages with the same text are counted up to this many. */
export const maxDuplicates = 100;

/** A mail waits this long in the outbox, so that its sender can take it back. */
export const sendDelayMs = 10_000;

/** At least this many characters; no rules about their kinds (NIST SP 800-63B). */
export const shortestPassword = 12;
