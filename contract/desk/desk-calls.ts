import type { z } from "zod";
import * as applicants from "./applicants.ts";
import { auditPageSchema, auditQuerySchema, auditVerifiedSchema } from "./audit.ts";
import { chatTurnsPageSchema, chatTurnsQuerySchema } from "./chat.ts";
import * as common from "./common.ts";
import { dashboardQuerySchema, dashboardSchema } from "./dashboard.ts";
import * as inbox from "./inbox.ts";
import * as jobs from "./jobs.ts";
import { outboxPageSchema, outboxQuerySchema, retriedSchema } from "./outbox.ts";
import * as people from "./people.ts";
import type { DeskAccess } from "./roles.ts";
import * as saved from "./saved.ts";
import { deskSearchSchema } from "./search.ts";
import * as session from "./session.ts";
import { changeSettingsSchema, settingsSchema, testMailSchema } from "./settings.ts";

/** One call: who may make it, what it takes, what it answers. */
export interface DeskCall {
  readonly access: DeskAccess;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Without `answer` the status is 204. "stream": a file or events, sent while they are read. */
  readonly answer?: z.ZodType | "stream";
  /** 200 unless given. */
  readonly status?: 200 | 201;
}

export type DeskMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Every call of the desk's API, which answers on its own listener (`DESK_PORT`) and never on the public one. The
 * routes, the desk's pages, the table of permissions and the tests use this table. `:id` is one path segment. Comments
 * say what a call does beyond its name; what a field means is said at its schema.
 */
export const deskCalls = {
  "GET /api/session": { access: "everybody", answer: session.sessionSchema },
  // 401 for every wrong pair, also without such an account; 429 with Retry-After while account or address is locked.
  "POST /api/session": { access: "everybody", body: session.signInSchema, answer: session.sessionSchema },
  "DELETE /api/session": { access: "everybody" },
  "POST /api/session/second-factor": {
    access: "password-given",
    body: session.secondFactorSchema,
    answer: session.sessionSchema,
  },
  // The purpose of an unused link; 410 for any other link.
  "POST /api/invitation/check": {
    access: "everybody",
    body: session.invitationTokenSchema,
    answer: session.invitationOfferSchema,
  },
  "POST /api/invitation/accept": {
    access: "everybody",
    body: session.acceptInvitationSchema,
    answer: session.sessionSchema,
  },

  "GET /api/me": { access: "account", answer: session.meSchema },
  "PATCH /api/me": { access: "account", body: session.changeMeSchema, answer: session.meSchema },
  // Ends all other sessions of the caller.
  "POST /api/me/password": { access: "account", body: session.changePasswordSchema },
  "POST /api/me/second-factor": {
    access: "account",
    body: session.confirmPasswordSchema,
    answer: session.secondFactorOfferSchema,
  },
  "POST /api/me/second-factor/confirm": {
    access: "account",
    body: session.secondFactorSchema,
    answer: session.recoveryCodesSchema,
  },
  "POST /api/me/second-factor/remove": { access: "account", body: session.confirmPasswordSchema },
  "POST /api/me/recovery-codes": {
    access: "account",
    body: session.confirmPasswordSchema,
    answer: session.recoveryCodesSchema,
  },
  "GET /api/me/sessions": { access: "account", answer: session.mySessionsSchema },
  "DELETE /api/me/sessions/:id": { access: "account" },

  // Active colleagues, for owners and mentions, and dismissed ones, for the history.
  "GET /api/staff": { access: "own.use", answer: people.staffListSchema },
  // Server-sent events (`events.ts`).
  "GET /api/events": { access: "own.use", answer: "stream" },
  // The best hits of each list, up to `maxSearchHits`. A list that the role may not read is empty.
  "GET /api/search": { access: "own.use", query: common.searchQuerySchema, answer: deskSearchSchema },
  "GET /api/dashboard": { access: "dashboard.read", query: dashboardQuerySchema, answer: dashboardSchema },
  // What visitors asked Meena, newest first. With the permission of the inbox, because the same visitors write there.
  "GET /api/chat": { access: "inbox.read", query: chatTurnsQuerySchema, answer: chatTurnsPageSchema },
  // The caller's changes that can still be undone, newest first.
  "GET /api/undo": { access: "own.use", answer: common.recentChangesSchema },
  "POST /api/undo": { access: "own.use", body: common.undoInputSchema, answer: common.undoAnswerSchema },

  "GET /api/inbox": { access: "inbox.read", query: inbox.inboxQuerySchema, answer: inbox.inboxPageSchema },
  "GET /api/inbox/counts": { access: "inbox.read", answer: inbox.inboxCountsSchema },
  // Counts the hits of a search in the whole inbox by place; each message counts once.
  "GET /api/inbox/found": {
    access: "inbox.read",
    query: common.searchQuerySchema,
    answer: inbox.inboxFoundSchema,
  },
  "GET /api/inbox/snooze-times": { access: "inbox.write", answer: inbox.snoozeTimesSchema },
  // Up to `maxBulk` messages, whatever their versions.
  "POST /api/inbox/bulk": {
    access: "inbox.write",
    body: inbox.inboxBulkSchema,
    answer: common.bulkAnswerSchema,
  },
  "GET /api/inbox/export.csv": { access: "inbox.export", query: inbox.inboxFilterSchema, answer: "stream" },
  "GET /api/inbox/export/count": {
    access: "inbox.export",
    query: inbox.inboxFilterSchema,
    answer: common.exportCountSchema,
  },
  // Does not mark the message as read.
  "GET /api/inbox/:id": { access: "inbox.read", answer: inbox.messageSchema },
  "PATCH /api/inbox/:id": {
    access: "inbox.write",
    body: inbox.changeMessageSchema,
    answer: inbox.messageChangedSchema,
  },
  // The message and its `samePerson`, newest first.
  "GET /api/inbox/:id/person": { access: "inbox.read", answer: inbox.personThreadsSchema },
  "PUT /api/inbox/:id/read": { access: "inbox.read", body: inbox.markReadSchema },
  "POST /api/inbox/:id/notes": {
    access: "inbox.write",
    body: common.noteInputSchema,
    answer: common.noteSchema,
    status: 201,
  },
  // Mails the reply to the visitor.
  "POST /api/inbox/:id/replies": {
    access: "inbox.write",
    body: inbox.replySchema,
    answer: inbox.replySentSchema,
    status: 201,
  },
  // The desk repeats it while the message is open. Colleagues hear of it by the event "presence".
  "PUT /api/inbox/:id/presence": { access: "inbox.read", body: inbox.presenceSchema },
  "DELETE /api/inbox/:id/presence": { access: "inbox.read" },
  "POST /api/inbox/:id/erase": { access: "inbox.erase", body: common.eraseSchema },

  // By title, at most `maxSavedReplies`.
  "GET /api/saved-replies": {
    access: "own.use",
    query: saved.savedRepliesQuerySchema,
    answer: saved.savedRepliesSchema,
  },
  "POST /api/saved-replies": {
    access: "own.use",
    body: saved.newSavedReplySchema,
    answer: saved.savedReplySchema,
    status: 201,
  },
  "PATCH /api/saved-replies/:id": {
    access: "own.use",
    body: saved.changeSavedReplySchema,
    answer: saved.savedReplySchema,
  },
  "DELETE /api/saved-replies/:id": { access: "own.use" },
  // The caller's views and the shared ones. Colleagues can change and delete their own views, an admin all.
  "GET /api/saved-views": { access: "own.use", answer: saved.savedViewsSchema },
  "POST /api/saved-views": {
    access: "own.use",
    body: saved.newSavedViewSchema,
    answer: saved.savedViewSchema,
    status: 201,
  },
  "PATCH /api/saved-views/:id": {
    access: "own.use",
    body: saved.changeSavedViewSchema,
    answer: saved.savedViewSchema,
  },
  "DELETE /api/saved-views/:id": { access: "own.use" },

  "GET /api/applicants": {
    access: "applicants.read",
    query: applicants.applicantsQuerySchema,
    answer: applicants.applicantsPageSchema,
  },
  // In each column the newest entries come first.
  "GET /api/applicants/board": {
    access: "applicants.read",
    query: applicants.boardQuerySchema,
    answer: applicants.boardSchema,
  },
  "GET /api/applicants/counts": { access: "applicants.read", answer: applicants.applicantCountsSchema },
  // Moves up to `maxBulk` applicants to a stage.
  "POST /api/applicants/bulk": {
    access: "applicants.write",
    body: applicants.applicantsBulkSchema,
    answer: common.bulkAnswerSchema,
  },
  "GET /api/applicants/export.csv": {
    access: "applicants.export",
    query: applicants.applicantsFilterSchema,
    answer: "stream",
  },
  "GET /api/applicants/export/count": {
    access: "applicants.export",
    query: applicants.applicantsFilterSchema,
    answer: common.exportCountSchema,
  },
  "GET /api/applicants/:id": { access: "applicants.read", answer: applicants.applicantSchema },
  "PATCH /api/applicants/:id": {
    access: "applicants.write",
    body: applicants.changeApplicantSchema,
    answer: applicants.applicantChangedSchema,
  },
  // Marks the caller's mentions as read.
  "PUT /api/applicants/:id/read": { access: "applicants.read" },
  // 409 for a mail to an applicant without an address.
  "POST /api/applicants/:id/stage": {
    access: "applicants.write",
    body: applicants.changeStageOfApplicantSchema,
    answer: applicants.applicantChangedSchema,
  },
  "POST /api/applicants/:id/comments": {
    access: "applicants.write",
    body: common.noteInputSchema,
    answer: common.noteSchema,
    status: 201,
  },
  "PUT /api/applicants/:id/rating": { access: "applicants.write", body: applicants.ratingSchema },
  "POST /api/applicants/:id/mails": {
    access: "applicants.write",
    body: applicants.applicantMailSchema,
    answer: common.mailSentSchema,
    status: 201,
  },
  // Every call is in the audit log.
  "POST /api/applicants/:id/reveal": {
    access: "applicants.reveal",
    body: common.reasonAndPasswordSchema,
    answer: applicants.revealedSchema,
  },
  "POST /api/applicants/:id/erasure-request": {
    access: "applicants.write",
    body: applicants.erasureRequestSchema,
    answer: applicants.applicantItemSchema,
  },
  "POST /api/applicants/:id/erase": { access: "applicants.erase", body: applicants.eraseApplicantSchema },

  "GET /api/stages": { access: "applicants.read", answer: applicants.stagesSchema },
  "POST /api/stages": {
    access: "stages.write",
    body: applicants.newStageSchema,
    answer: applicants.stageSchema,
    status: 201,
  },
  "PATCH /api/stages/:id": {
    access: "stages.write",
    body: applicants.changeStageSchema,
    answer: applicants.stageSchema,
  },
  // 409 while applicants are in the stage.
  "DELETE /api/stages/:id": { access: "stages.write" },

  // All jobs: open ones, drafts, closed ones.
  "GET /api/jobs": { access: "jobs.read", answer: jobs.deskJobsSchema },
  "POST /api/jobs": {
    access: "jobs.write",
    body: jobs.newJobSchema,
    answer: jobs.deskJobSchema,
    status: 201,
  },
  // How the site will show the job. Stores nothing.
  "POST /api/jobs/preview": {
    access: "jobs.write",
    body: jobs.previewJobSchema,
    answer: jobs.jobPreviewSchema,
  },
  "GET /api/jobs/:id": { access: "jobs.read", answer: jobs.deskJobSchema },
  "PATCH /api/jobs/:id": { access: "jobs.write", body: jobs.changeJobSchema, answer: jobs.deskJobSchema },
  // 409 if the job has applications.
  "DELETE /api/jobs/:id": { access: "jobs.write" },

  // Newest first; by default only what is not delivered.
  "GET /api/outbox": { access: "outbox.read", query: outboxQuerySchema, answer: outboxPageSchema },
  "POST /api/outbox/retry-dead": { access: "outbox.retry", answer: retriedSchema },
  "POST /api/outbox/:id/retry": { access: "outbox.retry", answer: retriedSchema },

  // Newest first.
  "GET /api/audit": { access: "audit.read", query: auditQuerySchema, answer: auditPageSchema },
  "GET /api/audit/verify": { access: "audit.read", answer: auditVerifiedSchema },

  "GET /api/people": { access: "people.read", answer: people.staffMembersSchema },
  // A new role needs the caller's password (403). A new role and a dismissal end the colleague's sessions at once, and
  // are refused for the last active admin (409).
  "PATCH /api/people/:id": {
    access: "people.write",
    body: people.changeStaffMemberSchema,
    answer: people.staffMemberSchema,
  },
  // Signs the colleague out everywhere.
  "DELETE /api/people/:id/sessions": { access: "people.write" },
  // For a colleague who has lost their second factor.
  "DELETE /api/people/:id/second-factor": { access: "people.write" },
  // A link for a new password.
  "POST /api/people/:id/password-link": {
    access: "people.write",
    answer: people.invitationLinkSchema,
    status: 201,
  },
  // Unused invitations.
  "GET /api/invitations": { access: "people.read", answer: people.invitationsSchema },
  "POST /api/invitations": {
    access: "people.write",
    body: people.newInvitationSchema,
    answer: people.invitationLinkSchema,
    status: 201,
  },
  "DELETE /api/invitations/:id": { access: "people.write" },

  "GET /api/settings": { access: "settings.read", answer: settingsSchema },
  "PATCH /api/settings": {
    access: "settings.write",
    body: changeSettingsSchema,
    answer: settingsSchema,
  },
  // Mails to the caller's address; 409 without SMTP_URL.
  "POST /api/settings/test-mail": { access: "settings.write", answer: testMailSchema },
} as const satisfies Readonly<Record<`${DeskMethod} /api/${string}`, DeskCall>>;

/** e.g. "POST /api/inbox/:id/notes" */
export type DeskCallName = keyof typeof deskCalls;
