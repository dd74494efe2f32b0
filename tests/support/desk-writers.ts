import { randomUUID } from "node:crypto";
import { type DeskPath, deskPath, deskPaths } from "#contract/desk/desk-paths.ts";

/** One call of the desk that stores something. */
export interface Write {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: DeskPath;
  /** What the audit log calls it; undefined for the few that it does not name. */
  readonly action?: string;
  /** Finds what to change. Undefined: there is nothing at the moment. */
  readonly find?: (
    desk: DeskReader,
  ) => Promise<{ readonly id: string; readonly version?: number } | undefined>;
  readonly body?: (found: { readonly id: string; readonly version?: number | undefined }) => object;
  /** It changes nothing where the record already is as wanted, and then stands in no log. */
  readonly mayChangeNothing?: true;
  /** Called with the answer now and then: a second call that belongs to it. */
  readonly next?: (answer: { readonly undo?: string | null; readonly path?: string }) => Write | undefined;
}

/** Reads the desk's lists. */
export interface DeskReader {
  get(path: string): Promise<{ readonly items: readonly { id: string; version: number; name?: string }[] }>;
}

export const writersPassword = "correct horse battery";
export const writersEmail = "writer@example.com";
/** Colleagues with this name are changed; nobody signs in as them. */
export const changedColleague = "Changed";

const any = (path: string, isFit = (_item: { readonly name?: string; readonly status?: string }) => true) => {
  return async (desk: DeskReader) => {
    const items = (await desk.get(path)).items.filter(isFit);
    return items[Math.floor(Math.random() * items.length)];
  };
};
const message = any(deskPaths.inbox);
const applicant = any(deskPaths.applicants);
const colleague = any(deskPaths.people, ({ name }) => name === changedColleague);
const reason = { reason: "asked for it", password: writersPassword };
const choose = <Value>(...values: readonly Value[]) => values[Math.floor(Math.random() * values.length)];
const stage = () => choose("stage-new", "stage-called", "stage-interview", "stage-hired");
const mail = () => ({ key: randomUUID(), subject: "About your application", text: "Please call us." });

const takeBack: Write["next"] = ({ undo }) =>
  undo ? { method: "POST", path: deskPaths.undo, body: () => ({ undo }), mayChangeNothing: true } : undefined;
const join: Write["next"] = ({ path = "" }) => ({
  method: "POST",
  path: deskPaths.invitationAccept,
  action: "people.joined",
  body: () => ({ token: path.split("#")[1], password: writersPassword }),
});

/** Calls that store something, and why no kill is needed for them. */
export const otherCalls: Readonly<Record<string, string>> = {
  "POST /api/undo": "follows a change",
  "POST /api/invitation/accept": "follows an invitation",
  "PUT /api/inbox/:id/presence": "in memory",
  "DELETE /api/inbox/:id/presence": "in memory",
  "POST /api/invitation/check": "reads",
  "POST /api/jobs/preview": "reads",
  "DELETE /api/session": "would sign out the writer; one statement and its entry",
  "DELETE /api/me/sessions/:id": "the same",
  "POST /api/session/second-factor": "needs codes of an app; session.routes.test.ts",
  "POST /api/me/second-factor": "the same",
  "POST /api/me/second-factor/confirm": "the same",
  "POST /api/me/second-factor/remove": "the same",
  "POST /api/me/recovery-codes": "the same",
  "POST /api/me/password": "the same",
};

/**
 * Every call that stores something and needs no code of an app. With `otherCalls` it is every call but those that read.
 */
export const writes: readonly Write[] = [
  {
    method: "PATCH",
    path: deskPaths.inboxMessage,
    action: "inbox.changed",
    find: message,
    body: ({ version }) => ({ version, status: choose("new", "open", "waiting", "done") }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    method: "POST",
    path: deskPaths.inboxBulk,
    action: "inbox.changed",
    find: message,
    body: ({ id }) => ({ ids: [id], change: { status: choose("new", "open"), read: true } }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    method: "POST",
    path: deskPaths.inboxNotes,
    action: "inbox.note",
    find: message,
    body: () => ({ text: randomUUID() }),
  },
  { method: "PUT", path: deskPaths.inboxRead, find: message, body: () => ({ read: choose(true, false) }) },
  {
    method: "POST",
    path: deskPaths.inboxReplies,
    action: "inbox.reply",
    find: message,
    body: ({ version }) => ({ version, key: randomUUID(), text: "Yes" }),
  },
  { method: "POST", path: deskPaths.inboxErase, action: "inbox.erased", find: message, body: () => reason },
  {
    method: "PATCH",
    path: deskPaths.applicant,
    action: "applicants.changed",
    find: applicant,
    body: ({ version }) => ({ version, email: `${randomUUID()}@example.com` }),
  },
  {
    method: "POST",
    path: deskPaths.applicantStage,
    action: "applicants.stage",
    find: applicant,
    body: ({ version }) => ({ version, stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    method: "POST",
    path: deskPaths.applicantsBulk,
    action: "applicants.stage",
    find: applicant,
    body: ({ id }) => ({ ids: [id], stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    method: "POST",
    path: deskPaths.applicantComments,
    action: "applicants.comment",
    find: applicant,
    body: () => ({ text: randomUUID() }),
  },
  {
    method: "PUT",
    path: deskPaths.applicantRating,
    action: "applicants.rating",
    find: applicant,
    body: () => ({ rating: choose(1, 3, 5, null) }),
    mayChangeNothing: true,
  },
  { method: "PUT", path: deskPaths.applicantRead, find: applicant },
  { method: "POST", path: deskPaths.applicantMails, action: "applicants.mail", find: applicant, body: mail },
  {
    method: "POST",
    path: deskPaths.applicantReveal,
    action: "applicants.revealed",
    find: applicant,
    body: () => reason,
  },
  {
    method: "POST",
    path: deskPaths.applicantErasureRequest,
    action: "applicants.erasure-requested",
    find: applicant,
    body: ({ version }) => ({ version, reason: "asked" }),
  },
  {
    method: "POST",
    path: deskPaths.applicantErase,
    action: "applicants.erased",
    find: applicant,
    body: () => reason,
  },
  { method: "POST", path: deskPaths.stages, action: "stages.created", body: () => ({ name: "Trial" }) },
  {
    method: "PATCH",
    path: deskPaths.stage,
    action: "stages.changed",
    find: any(deskPaths.stages),
    body: ({ version }) => ({ version, name: choose("One", "Two", "Three") }),
  },
  {
    method: "DELETE",
    path: deskPaths.stage,
    action: "stages.deleted",
    find: any(deskPaths.stages, ({ name }) => name === "Trial"),
  },
  {
    method: "POST",
    path: deskPaths.jobs,
    action: "jobs.created",
    body: () => ({ title: "Driver", city: "Mohali", status: "Draft" }),
  },
  {
    method: "PATCH",
    path: deskPaths.job,
    action: "jobs.changed",
    find: any(deskPaths.jobs),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    method: "DELETE",
    path: deskPaths.job,
    action: "jobs.deleted",
    // Not the open one, for which visitors apply meanwhile: they would be refused.
    find: any(deskPaths.jobs, ({ status }) => status === "Draft"),
  },
  {
    method: "POST",
    path: deskPaths.savedReplies,
    action: "saved-replies.created",
    body: () => ({ kind: "inbox", title: "T", subject: "S", text: "T" }),
  },
  {
    method: "PATCH",
    path: deskPaths.savedReply,
    action: "saved-replies.changed",
    find: any(deskPaths.savedReplies),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    method: "DELETE",
    path: deskPaths.savedReply,
    action: "saved-replies.deleted",
    find: any(deskPaths.savedReplies),
  },
  {
    method: "POST",
    path: deskPaths.savedViews,
    action: "saved-views.created",
    body: () => ({ screen: "inbox", name: "V", query: "", shared: false }),
  },
  {
    method: "PATCH",
    path: deskPaths.savedView,
    action: "saved-views.changed",
    find: any(deskPaths.savedViews),
    body: () => ({ name: choose("One", "Two"), shared: false }),
  },
  {
    method: "DELETE",
    path: deskPaths.savedView,
    action: "saved-views.deleted",
    find: any(deskPaths.savedViews),
  },
  {
    method: "PATCH",
    path: deskPaths.person,
    action: "people.changed",
    find: colleague,
    body: ({ version }) => ({
      version,
      role: choose("sales", "hr", "viewer"),
      password: writersPassword,
    }),
  },
  { method: "DELETE", path: deskPaths.personSessions, action: "people.signed-out", find: colleague },
  { method: "DELETE", path: deskPaths.personSecondFactor, action: "people.second-factor", find: colleague },
  { method: "POST", path: deskPaths.personPasswordLink, action: "people.password-link", find: colleague },
  {
    method: "POST",
    path: deskPaths.invitations,
    action: "people.invited",
    body: () => ({ email: `${randomUUID()}@example.com`, name: "New", role: "viewer" }),
    next: join,
  },
  {
    method: "DELETE",
    path: deskPaths.invitation,
    action: "people.uninvited",
    find: any(deskPaths.invitations),
  },
  {
    method: "PATCH",
    path: deskPaths.me,
    action: "people.name",
    find: async (desk) => (await desk.get(deskPaths.me)) as never,
    body: ({ version }) => ({ version, name: "Writer" }),
  },
  {
    method: "PATCH",
    path: deskPaths.settings,
    action: "settings.changed",
    find: async (desk) => ({
      ...((await desk.get(deskPaths.settings)) as never as { version: number }),
      id: "settings",
    }),
    body: ({ version }) => ({ version, answerWithinHours: choose(2, 4, 8) }),
  },
  {
    method: "POST",
    path: deskPaths.session,
    action: "session.begin",
    body: () => ({ email: writersEmail, password: writersPassword }),
  },
  { method: "POST", path: deskPaths.settingsTestMail, action: "settings.test-mail" },
  { method: "POST", path: deskPaths.outboxRetry, action: "outbox.retried", find: any(deskPaths.outbox) },
  { method: "POST", path: deskPaths.outboxRetryDead, action: "outbox.retried" },
];

/** Where a write goes. */
export function addressOf({ path }: Write, found: { readonly id: string } | undefined): string {
  return found && path.includes(":id") ? deskPath(path, found.id) : path;
}
