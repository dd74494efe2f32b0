/** Longest values, in characters. Without zod, because the desk's fields import it. */
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

/** For how many days an admin may have messages and applications kept. */
export const keptDays = { least: 30, most: 3_650 } as const;

/** Counts of messages, of deliveries and of the applicants of a filter stop here. */
export const maxCounted = 1_000;

/** Counts of all applicants of a stage or a job stop here: a list of stages or jobs must not read a million rows. */
export const maxApplicantsCounted = 10_000;

/** Messages with the same text are counted up to this many. */
export const maxDuplicates = 100;

/** How many records one change may have. */
export const maxBulk = 200;

/** How many hits the search of the whole desk shows of each list. */
export const maxSearchHits = 8;

/** How many other records a message or an applicant shows: of the same person, or with the same text. */
export const maxRelated = 20;

/** How many colleagues a note may mention. */
export const maxMentions = 20;

/** How many unused invitations, and how many saved replies, a list shows. */
export const maxInvitations = 200;
export const maxSavedReplies = 200;

/** A median of fewer values is noise. */
export const minSampleSize = 5;

/** How long a mail waits in the outbox, so that its sender can undo it. */
export const sendDelayMs = 10_000;

/** In characters, of any kind (NIST SP 800-63B). */
export const shortestPassword = 12;
