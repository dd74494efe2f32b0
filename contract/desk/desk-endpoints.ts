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

/** One endpoint: who may call it, and the schemas of its request and response. */
export interface DeskEndpoint {
  readonly access: DeskAccess;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Without it the status is 204. "stream": a file or events, sent while they are read. */
  readonly response?: z.ZodType | "stream";
  /** 200 unless given. */
  readonly status?: 200 | 201;
}

export type DeskMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Every endpoint of the desk's API, which has a listener of its own (`DESK_PORT`) and is never on the public one. The
 * routes, the desk's pages, the table of permissions and the tests use this table. `:id` is one path segment. Comments
 * say what an endpoint does beyond its name; what a field means is said at its schema.
 */
export const deskEndpoints = {
  "GET /api/session": { access: "everybody", response: session.sessionSchema },
  // 401 for every wrong pair, also without such an account; 429 with Retry-After while account or address is locked.
  "POST /api/session": { access: "everybody", body: session.signInSchema, response: session.sessionSchema },
  "DELETE /api/session": { access: "everybody" },
  "POST /api/session/second-factor": {
    access: "password-given",
    body: session.secondFactorSchema,
    response: session.sessionSchema,
  },
  // The purpose of an unused link; 410 for any other link.
  "POST /api/invitation/check": {
    access: "everybody",
    body: session.invitationTokenSchema,
    response: session.invitationOfferSchema,
  },
  "POST /api/invitation/accept": {
    access: "everybody",
    body: session.acceptInvitationSchema,
    response: session.sessionSchema,
  },

  "GET /api/me": { access: "account", response: session.meSchema },
  "PATCH /api/me": { access: "account", body: session.changeMeSchema, response: session.meSchema },
  // Ends all other sessions of the caller.
  "POST /api/me/password": { access: "account", body: session.changePasswordSchema },
  "POST /api/me/second-factor": {
    access: "account",
    body: session.confirmPasswordSchema,
    response: session.secondFactorOfferSchema,
  },
  "POST /api/me/second-factor/confirm": {
    access: "account",
    body: session.secondFactorSchema,
    response: session.recoveryCodesSchema,
  },
  "POST /api/me/second-factor/remove": { access: "account", body: session.confirmPasswordSchema },
  "POST /api/me/recovery-codes": {
    access: "account",
    body: session.confirmPasswordSchema,
    response: session.recoveryCodesSchema,
  },
  "GET /api/me/sessions": { access: "account", response: session.mySessionsSchema },
  "DELETE /api/me/sessions/:id": { access: "account" },

  // Active colleagues, for owners and mentions, and dismissed ones, for the history.
  "GET /api/staff": { access: "own.use", response: people.staffListSchema },
  // Server-sent events (`events.ts`).
  "GET /api/events": { access: "own.use", response: "stream" },
  // The best hits of each list, up to `maxSearchHits`. A list that the role may not read is empty.
  "GET /api/search": { access: "own.use", query: common.searchQuerySchema, response: deskSearchSchema },
  "GET /api/dashboard": { access: "dashboard.read", query: dashboardQuerySchema, response: dashboardSchema },
  // What visitors asked Meena, newest first. With the permission of the inbox, because the same visitors write there.
  "GET /api/chat": { access: "inbox.read", query: chatTurnsQuerySchema, response: chatTurnsPageSchema },
  // The caller's changes that can still be undone, newest first.
  "GET /api/undo": { access: "own.use", response: common.recentChangesSchema },
  "POST /api/undo": { access: "own.use", body: common.undoInputSchema, response: common.undoResultSchema },

  "GET /api/inbox": { access: "inbox.read", query: inbox.inboxQuerySchema, response: inbox.inboxPageSchema },
  "GET /api/inbox/counts": { access: "inbox.read", response: inbox.inboxCountsSchema },
  // Counts the hits of a search in the whole inbox by place; each message counts once.
  "GET /api/inbox/found": {
    access: "inbox.read",
    query: common.searchQuerySchema,
    response: inbox.inboxFoundSchema,
  },
  "GET /api/inbox/snooze-times": { access: "inbox.write", response: inbox.snoozeTimesSchema },
  // Up to `maxBulk` messages, whatever their versions.
  "POST /api/inbox/bulk": {
    access: "inbox.write",
    body: inbox.inboxBulkSchema,
    response: common.bulkChangedSchema,
  },
  "GET /api/inbox/export.csv": { access: "inbox.export", query: inbox.inboxFilterSchema, response: "stream" },
  "GET /api/inbox/export/count": {
    access: "inbox.export",
    query: inbox.inboxFilterSchema,
    response: common.exportCountSchema,
  },
  // Does not mark the message as read.
  "GET /api/inbox/:id": { access: "inbox.read", response: inbox.messageSchema },
  "PATCH /api/inbox/:id": {
    access: "inbox.write",
    body: inbox.changeMessageSchema,
    response: inbox.messageChangedSchema,
  },
  // The message and its `samePerson`, newest first.
  "GET /api/inbox/:id/person": { access: "inbox.read", response: inbox.personThreadsSchema },
  "PUT /api/inbox/:id/read": { access: "inbox.read", body: inbox.markReadSchema },
  "POST /api/inbox/:id/notes": {
    access: "inbox.write",
    body: common.noteInputSchema,
    response: common.noteSchema,
    status: 201,
  },
  // Mails the reply to the visitor.
  "POST /api/inbox/:id/replies": {
    access: "inbox.write",
    body: inbox.replySchema,
    response: inbox.replySentSchema,
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
    response: saved.savedRepliesSchema,
  },
  "POST /api/saved-replies": {
    access: "own.use",
    body: saved.newSavedReplySchema,
    response: saved.savedReplySchema,
    status: 201,
  },
  "PATCH /api/saved-replies/:id": {
    access: "own.use",
    body: saved.changeSavedReplySchema,
    response: saved.savedReplySchema,
  },
  "DELETE /api/saved-replies/:id": { access: "own.use" },
  // The caller's views and the shared ones. Colleagues can change and delete their own views, an admin all.
  "GET /api/saved-views": { access: "own.use", response: saved.savedViewsSchema },
  "POST /api/saved-views": {
    access: "own.use",
    body: saved.newSavedViewSchema,
    response: saved.savedViewSchema,
    status: 201,
  },
  "PATCH /api/saved-views/:id": {
    access: "own.use",
    body: saved.changeSavedViewSchema,
    response: saved.savedViewSchema,
  },
  "DELETE /api/saved-views/:id": { access: "own.use" },

  "GET /api/applicants": {
    access: "applicants.read",
    query: applicants.applicantsQuerySchema,
    response: applicants.applicantsPageSchema,
  },
  // In each column the newest entries come first.
  "GET /api/applicants/board": {
    access: "applicants.read",
    query: applicants.boardQuerySchema,
    response: applicants.boardSchema,
  },
  "GET /api/applicants/counts": { access: "applicants.read", response: applicants.applicantCountsSchema },
  // Moves up to `maxBulk` applicants to a stage.
  "POST /api/applicants/bulk": {
    access: "applicants.write",
    body: applicants.applicantsBulkSchema,
    response: common.bulkChangedSchema,
  },
  "GET /api/applicants/export.csv": {
    access: "applicants.export",
    query: applicants.applicantsFilterSchema,
    response: "stream",
  },
  "GET /api/applicants/export/count": {
    access: "applicants.export",
    query: applicants.applicantsFilterSchema,
    response: common.exportCountSchema,
  },
  "GET /api/applicants/:id": { access: "applicants.read", response: applicants.applicantSchema },
  "PATCH /api/applicants/:id": {
    access: "applicants.write",
    body: applicants.changeApplicantSchema,
    response: applicants.applicantChangedSchema,
  },
  // Marks the caller's mentions as read.
  "PUT /api/applicants/:id/read": { access: "applicants.read" },
  // 409 for a mail to an applicant without an address.
  "POST /api/applicants/:id/stage": {
    access: "applicants.write",
    body: applicants.changeStageOfApplicantSchema,
    response: applicants.applicantChangedSchema,
  },
  "POST /api/applicants/:id/comments": {
    access: "applicants.write",
    body: common.noteInputSchema,
    response: common.noteSchema,
    status: 201,
  },
  "PUT /api/applicants/:id/rating": { access: "applicants.write", body: applicants.ratingSchema },
  "POST /api/applicants/:id/mails": {
    access: "applicants.write",
    body: applicants.applicantMailSchema,
    response: common.mailSentSchema,
    status: 201,
  },
  // Every call is in the audit log.
  "POST /api/applicants/:id/reveal": {
    access: "applicants.reveal",
    body: common.reasonAndPasswordSchema,
    response: applicants.revealedSchema,
  },
  "POST /api/applicants/:id/erasure-request": {
    access: "applicants.write",
    body: applicants.erasureRequestSchema,
    response: applicants.applicantItemSchema,
  },
  "POST /api/applicants/:id/erase": { access: "applicants.erase", body: applicants.eraseApplicantSchema },

  "GET /api/stages": { access: "applicants.read", response: applicants.stagesSchema },
  "POST /api/stages": {
    access: "stages.write",
    body: applicants.newStageSchema,
    response: applicants.stageSchema,
    status: 201,
  },
  "PATCH /api/stages/:id": {
    access: "stages.write",
    body: applicants.changeStageSchema,
    response: applicants.stageSchema,
  },
  // 409 while applicants are in the stage.
  "DELETE /api/stages/:id": { access: "stages.write" },

  // All jobs: open ones, drafts, closed ones.
  "GET /api/jobs": { access: "jobs.read", response: jobs.deskJobsSchema },
  "POST /api/jobs": {
    access: "jobs.write",
    body: jobs.newJobSchema,
    response: jobs.deskJobSchema,
    status: 201,
  },
  // How the site will show the job. Stores nothing.
  "POST /api/jobs/preview": {
    access: "jobs.write",
    body: jobs.previewJobSchema,
    response: jobs.jobPreviewSchema,
  },
  "GET /api/jobs/:id": { access: "jobs.read", response: jobs.deskJobSchema },
  "PATCH /api/jobs/:id": { access: "jobs.write", body: jobs.changeJobSchema, response: jobs.deskJobSchema },
  // 409 if the job has applications.
  "DELETE /api/jobs/:id": { access: "jobs.write" },

  // Newest first; by default only what is not delivered.
  "GET /api/outbox": { access: "outbox.read", query: outboxQuerySchema, response: outboxPageSchema },
  "POST /api/outbox/retry-dead": { access: "outbox.retry", response: retriedSchema },
  "POST /api/outbox/:id/retry": { access: "outbox.retry", response: retriedSchema },

  // Newest first.
  "GET /api/audit": { access: "audit.read", query: auditQuerySchema, response: auditPageSchema },
  "GET /api/audit/verify": { access: "audit.read", response: auditVerifiedSchema },

  "GET /api/people": { access: "people.read", response: people.staffMembersSchema },
  // A new role needs the caller's password (403). A new role and a dismissal end the colleague's sessions at once, and
  // are refused for the last active admin (409).
  "PATCH /api/people/:id": {
    access: "people.write",
    body: people.changeStaffMemberSchema,
    response: people.staffMemberSchema,
  },
  // Signs the colleague out everywhere.
  "DELETE /api/people/:id/sessions": { access: "people.write" },
  // For a colleague who has lost their second factor.
  "DELETE /api/people/:id/second-factor": { access: "people.write" },
  // A link for a new password.
  "POST /api/people/:id/password-link": {
    access: "people.write",
    response: people.invitationLinkSchema,
    status: 201,
  },
  // Unused invitations.
  "GET /api/invitations": { access: "people.read", response: people.invitationsSchema },
  "POST /api/invitations": {
    access: "people.write",
    body: people.newInvitationSchema,
    response: people.invitationLinkSchema,
    status: 201,
  },
  "DELETE /api/invitations/:id": { access: "people.write" },

  "GET /api/settings": { access: "settings.read", response: settingsSchema },
  "PATCH /api/settings": {
    access: "settings.write",
    body: changeSettingsSchema,
    response: settingsSchema,
  },
  // Mails to the caller's address; 409 without SMTP_URL.
  "POST /api/settings/test-mail": { access: "settings.write", response: testMailSchema },
} as const satisfies Readonly<Record<`${DeskMethod} /api/${string}`, DeskEndpoint>>;

/** e.g. "POST /api/inbox/:id/notes" */
export type DeskEndpointName = keyof typeof deskEndpoints;
