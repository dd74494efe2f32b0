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
  /** Without one the answer is 204. "stream": a file or events, sent while they are read. */
  readonly answer?: z.ZodType | "stream";
  /** Of the answer; 200 if it is left out. */
  readonly status?: 200 | 201;
}

export type DeskMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Every call of the desk's API, which answers on a listener of its own (`DESK_PORT`) and never on the public one. The
 * routes, the desk's own calls, the table of permissions and the tests read it. `:id` stands for one path segment. What
 * a call does beyond its name is said here, what a field means at its schema.
 */
export const deskCalls = {
  "GET /api/session": { access: "everybody", answer: session.sessionSchema },
  // 401 for every wrong pair, whether or not there is such an account; 429 with Retry-After while the account or the
  // address is locked.
  "POST /api/session": { access: "everybody", body: session.signInSchema, answer: session.sessionSchema },
  "DELETE /api/session": { access: "everybody" },
  "POST /api/session/second-factor": {
    access: "password-given",
    body: session.secondFactorSchema,
    answer: session.sessionSchema,
  },
  // What an unused link is for; 410 for any other link.
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

  // The active colleagues, for owners and mentions, and those who were dismissed, for the history.
  "GET /api/staff": { access: "own.use", answer: people.staffListSchema },
  // Server-sent events (`events.ts`).
  "GET /api/events": { access: "own.use", answer: "stream" },
  // The best hits of each list, at most 8; a list that the role may not read is empty.
  "GET /api/search": { access: "own.use", query: common.searchQuerySchema, answer: deskSearchSchema },
  "GET /api/dashboard": { access: "dashboard.read", query: dashboardQuerySchema, answer: dashboardSchema },
  // What visitors asked Meena, newest first. It needs the permission of the inbox, because the same people write
  // there.
  "GET /api/chat": { access: "inbox.read", query: chatTurnsQuerySchema, answer: chatTurnsPageSchema },
  // One's own changes that can still be taken back, newest first.
  "GET /api/undo": { access: "own.use", answer: common.recentChangesSchema },
  // Takes back one of these changes.
  "POST /api/undo": { access: "own.use", body: common.undoInputSchema, answer: common.undoAnswerSchema },

  "GET /api/inbox": { access: "inbox.read", query: inbox.inboxQuerySchema, answer: inbox.inboxPageSchema },
  "GET /api/inbox/counts": { access: "inbox.read", answer: inbox.inboxCountsSchema },
  // Counts a search's hits in the whole inbox, by where they are. Each message counts in one place.
  "GET /api/inbox/found": {
    access: "inbox.read",
    query: common.searchQuerySchema,
    answer: inbox.inboxFoundSchema,
  },
  "GET /api/inbox/snooze-times": { access: "inbox.write", answer: inbox.snoozeTimesSchema },
  // Up to 200 messages, whatever their versions.
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
  // Reading it does not mark it as read.
  "GET /api/inbox/:id": { access: "inbox.read", answer: inbox.messageSchema },
  "PATCH /api/inbox/:id": {
    access: "inbox.write",
    body: inbox.changeMessageSchema,
    answer: inbox.messageChangedSchema,
  },
  // The message and the others of `samePerson`, newest first.
  "GET /api/inbox/:id/person": { access: "inbox.read", answer: inbox.personThreadsSchema },
  "PUT /api/inbox/:id/read": { access: "inbox.read", body: inbox.markReadSchema },
  "POST /api/inbox/:id/notes": {
    access: "inbox.write",
    body: common.noteInputSchema,
    answer: common.noteSchema,
    status: 201,
  },
  // The reply goes to the visitor's address through the outbox.
  "POST /api/inbox/:id/replies": {
    access: "inbox.write",
    body: inbox.replySchema,
    answer: inbox.replySentSchema,
    status: 201,
  },
  // Repeated every 20 s while the message is open. Colleagues hear of it by the event "presence".
  "PUT /api/inbox/:id/presence": { access: "inbox.read", body: inbox.presenceSchema },
  "DELETE /api/inbox/:id/presence": { access: "inbox.read" },
  "POST /api/inbox/:id/erase": { access: "inbox.erase", body: common.reasonAndPasswordSchema },

  // By title, at most 200.
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
  // One's own and the shared ones. Colleagues can change and delete their own, an admin all.
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
  // The filter without `stage`. The newest entries into a stage come first.
  "GET /api/applicants/board": {
    access: "applicants.read",
    query: applicants.boardQuerySchema,
    answer: applicants.boardSchema,
  },
  "GET /api/applicants/counts": { access: "applicants.read", answer: applicants.applicantCountsSchema },
  // Moves up to 200 to a stage.
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
  // Marks the mentions of the caller as read.
  "PUT /api/applicants/:id/read": { access: "applicants.read" },
  // 409 if there is a mail but no address.
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
  // Each call is audited.
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
  // 409 while somebody is in it.
  "DELETE /api/stages/:id": { access: "stages.write" },

  // All of them, open first, then drafts, then closed.
  "GET /api/jobs": { access: "jobs.read", answer: jobs.deskJobsSchema },
  "POST /api/jobs": {
    access: "jobs.write",
    body: jobs.newJobSchema,
    answer: jobs.deskJobSchema,
    status: 201,
  },
  // What the site will say. Stores nothing.
  "POST /api/jobs/preview": {
    access: "jobs.write",
    body: jobs.previewJobSchema,
    answer: jobs.jobPreviewSchema,
  },
  "GET /api/jobs/:id": { access: "jobs.read", answer: jobs.deskJobSchema },
  "PATCH /api/jobs/:id": { access: "jobs.write", body: jobs.changeJobSchema, answer: jobs.deskJobSchema },
  // Only a job without applications; 409 otherwise.
  "DELETE /api/jobs/:id": { access: "jobs.write" },

  // Newest first. By default what is not delivered.
  "GET /api/outbox": { access: "outbox.read", query: outboxQuerySchema, answer: outboxPageSchema },
  "POST /api/outbox/retry-dead": { access: "outbox.retry", answer: retriedSchema },
  "POST /api/outbox/:id/retry": { access: "outbox.retry", answer: retriedSchema },

  // Newest first.
  "GET /api/audit": { access: "audit.read", query: auditQuerySchema, answer: auditPageSchema },
  "GET /api/audit/verify": { access: "audit.read", answer: auditVerifiedSchema },

  "GET /api/people": { access: "people.read", answer: people.staffMembersSchema },
  // A change of role needs the caller's password (403). It and a dismissal end the colleague's sessions at once. The
  // last active admin can neither be dismissed nor get another role (409).
  "PATCH /api/people/:id": {
    access: "people.write",
    body: people.changeStaffMemberSchema,
    answer: people.staffMemberSchema,
  },
  // Signs the colleague out.
  "DELETE /api/people/:id/sessions": { access: "people.write" },
  // For a second factor that was lost.
  "DELETE /api/people/:id/second-factor": { access: "people.write" },
  // A link for a new password.
  "POST /api/people/:id/password-link": {
    access: "people.write",
    answer: people.invitationLinkSchema,
    status: 201,
  },
  // The unused ones.
  "GET /api/invitations": { access: "people.read", answer: people.invitationsSchema },
  "POST /api/invitations": {
    access: "people.write",
    body: people.newInvitationSchema,
    answer: people.invitationLinkSchema,
    status: 201,
  },
  // Withdraws an unused one.
  "DELETE /api/invitations/:id": { access: "people.write" },

  "GET /api/settings": { access: "settings.read", answer: settingsSchema },
  "PATCH /api/settings": {
    access: "settings.write",
    body: changeSettingsSchema,
    answer: settingsSchema,
  },
  // Goes through the outbox to the caller's address; 409 without SMTP_URL.
  "POST /api/settings/test-mail": { access: "settings.write", answer: testMailSchema },
} as const satisfies Readonly<Record<`${DeskMethod} /api/${string}`, DeskCall>>;

/** e.g. "POST /api/inbox/:id/notes" */
export type DeskCallName = keyof typeof deskCalls;
