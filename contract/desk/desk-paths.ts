/**
 * The addresses of the desk's API, which answers on a listener of its own (`DESK_PORT`) and never on the public one.
 * `:id` stands for one path segment. Without zod, because the browser imports it.
 */
export const deskPaths = {
  session: "/api/session",
  sessionSecondFactor: "/api/session/second-factor",
  invitationCheck: "/api/invitation/check",
  invitationAccept: "/api/invitation/accept",

  me: "/api/me",
  myPassword: "/api/me/password",
  mySecondFactor: "/api/me/second-factor",
  mySecondFactorConfirm: "/api/me/second-factor/confirm",
  mySecondFactorRemove: "/api/me/second-factor/remove",
  myRecoveryCodes: "/api/me/recovery-codes",
  mySessions: "/api/me/sessions",
  mySession: "/api/me/sessions/:id",

  staff: "/api/staff",
  events: "/api/events",
  search: "/api/search",
  dashboard: "/api/dashboard",
  chat: "/api/chat",

  inbox: "/api/inbox",
  inboxCounts: "/api/inbox/counts",
  inboxFound: "/api/inbox/found",
  inboxSnoozeTimes: "/api/inbox/snooze-times",
  inboxBulk: "/api/inbox/bulk",
  inboxExport: "/api/inbox/export.csv",
  inboxExportCount: "/api/inbox/export/count",
  inboxMessage: "/api/inbox/:id",
  inboxPerson: "/api/inbox/:id/person",
  inboxRead: "/api/inbox/:id/read",
  inboxNotes: "/api/inbox/:id/notes",
  inboxReplies: "/api/inbox/:id/replies",
  inboxPresence: "/api/inbox/:id/presence",
  inboxErase: "/api/inbox/:id/erase",
  undo: "/api/undo",

  savedReplies: "/api/saved-replies",
  savedReply: "/api/saved-replies/:id",
  savedViews: "/api/saved-views",
  savedView: "/api/saved-views/:id",

  applicants: "/api/applicants",
  applicantsBoard: "/api/applicants/board",
  applicantsCounts: "/api/applicants/counts",
  applicantsBulk: "/api/applicants/bulk",
  applicantsExport: "/api/applicants/export.csv",
  applicantsExportCount: "/api/applicants/export/count",
  applicant: "/api/applicants/:id",
  applicantRead: "/api/applicants/:id/read",
  applicantStage: "/api/applicants/:id/stage",
  applicantComments: "/api/applicants/:id/comments",
  applicantRating: "/api/applicants/:id/rating",
  applicantMails: "/api/applicants/:id/mails",
  applicantReveal: "/api/applicants/:id/reveal",
  applicantErasureRequest: "/api/applicants/:id/erasure-request",
  applicantErase: "/api/applicants/:id/erase",
  stages: "/api/stages",
  stage: "/api/stages/:id",

  jobs: "/api/jobs",
  jobsPreview: "/api/jobs/preview",
  job: "/api/jobs/:id",

  outbox: "/api/outbox",
  outboxRetryDead: "/api/outbox/retry-dead",
  outboxRetry: "/api/outbox/:id/retry",

  audit: "/api/audit",
  auditVerify: "/api/audit/verify",

  people: "/api/people",
  person: "/api/people/:id",
  personSessions: "/api/people/:id/sessions",
  personSecondFactor: "/api/people/:id/second-factor",
  personPasswordLink: "/api/people/:id/password-link",
  invitations: "/api/invitations",
  invitation: "/api/invitations/:id",

  settings: "/api/settings",
  settingsTestMail: "/api/settings/test-mail",
} as const;

export type DeskPath = (typeof deskPaths)[keyof typeof deskPaths];

/** A path with its `:id` filled in. */
export function deskPath(path: DeskPath, id: string): string {
  return path.replace(":id", encodeURIComponent(id));
}

/** The page of the desk that takes an invitation. Its token is in the fragment, so it reaches no log of a server. */
export const invitationPage = "/invitation";
