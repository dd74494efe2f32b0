import { randomUUID } from "node:crypto";

/** One call of the desk that stores something. */
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
export interface Write {
  readonly call: Exclude<DeskEndpointName, `GET ${string}`>;
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
const message = any("/api/inbox");
const applicant = any("/api/applicants");
const colleague = any("/api/people", ({ name }) => name === changedColleague);
const reveal = { reason: "asked for it", password: writersPassword };
const erase = { reason: "requested", password: writersPassword };
const choose = <Value>(...values: readonly Value[]) => values[Math.floor(Math.random() * values.length)];
const stage = () => choose("stage-new", "stage-called", "stage-interview", "stage-hired");
const mail = () => ({ key: randomUUID(), subject: "About your application", text: "Please call us." });

const takeBack: Write["next"] = ({ undo }) =>
  undo ? { call: "POST /api/undo", body: () => ({ undo }), mayChangeNothing: true } : undefined;
const join: Write["next"] = ({ path = "" }) => ({
  call: "POST /api/invitation/accept",
  action: "people.joined",
  body: () => ({ token: path.split("#")[1], password: writersPassword }),
});

/** Calls that store something, and why no kill is needed for them. */
export const otherCalls: Readonly<Partial<Record<DeskEndpointName, string>>> = {
  "POST /api/undo": "follows a change",
  "POST /api/invitation/accept": "follows an invitation",
  "PUT /api/inbox/:id/presence": "in memory",
  "DELETE /api/inbox/:id/presence": "in memory",
  "POST /api/invitation/check": "reads",
  "POST /api/jobs/preview": "reads",
  "DELETE /api/session": "would sign out the writer; one statement and its entry",
  "DELETE /api/me/sessions/:id": "ends a session in the same way",
  "POST /api/session/second-factor": "needs codes of an app; session.routes.test.ts",
  "POST /api/me/second-factor/confirm": "needs a code; session.routes.test.ts",
  "POST /api/me/recovery-codes": "needs a second factor, and so a code; me.routes.test.ts",
};

/**
 * Every call that stores something and needs no code of an app. With `otherCalls` it is every call but those that read.
 */
export const writes: readonly Write[] = [
  {
    call: "PATCH /api/inbox/:id",
    action: "inbox.changed",
    find: message,
    body: ({ version }) => ({ version, status: choose("new", "open", "waiting", "done") }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    call: "POST /api/inbox/bulk",
    action: "inbox.changed",
    find: message,
    body: ({ id }) => ({
      ids: [id],
      change: { status: choose("new", "open"), read: true, quarantined: choose(true, false) },
    }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    call: "POST /api/inbox/:id/notes",
    action: "inbox.note",
    find: message,
    body: () => ({ text: randomUUID() }),
  },
  { call: "PUT /api/inbox/:id/read", find: message, body: () => ({ read: choose(true, false) }) },
  {
    call: "POST /api/inbox/:id/replies",
    action: "inbox.reply",
    find: message,
    body: ({ version }) => ({ version, key: randomUUID(), text: "Yes" }),
  },
  { call: "POST /api/inbox/:id/erase", action: "inbox.erased", find: message, body: () => erase },
  {
    call: "PATCH /api/applicants/:id",
    action: "applicants.changed",
    find: applicant,
    body: ({ version }) => ({ version, email: `${randomUUID()}@example.com` }),
  },
  {
    call: "POST /api/applicants/:id/stage",
    action: "applicants.stage",
    find: applicant,
    body: ({ version }) => ({ version, stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    call: "POST /api/applicants/bulk",
    action: "applicants.stage",
    find: applicant,
    body: ({ id }) => ({ ids: [id], stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    call: "POST /api/applicants/:id/comments",
    action: "applicants.comment",
    find: applicant,
    body: () => ({ text: randomUUID() }),
  },
  {
    call: "PUT /api/applicants/:id/rating",
    action: "applicants.rating",
    find: applicant,
    body: () => ({ rating: choose(1, 3, 5, null) }),
    mayChangeNothing: true,
  },
  { call: "PUT /api/applicants/:id/read", find: applicant },
  { call: "POST /api/applicants/:id/mails", action: "applicants.mail", find: applicant, body: mail },
  {
    call: "POST /api/applicants/:id/reveal",
    action: "applicants.revealed",
    find: applicant,
    body: () => reveal,
  },
  {
    call: "POST /api/applicants/:id/erasure-request",
    action: "applicants.erasure-requested",
    find: applicant,
    body: ({ version }) => ({ version, reason: "asked" }),
  },
  {
    call: "POST /api/applicants/:id/erase",
    action: "applicants.erased",
    find: applicant,
    body: () => erase,
  },
  { call: "POST /api/stages", action: "stages.created", body: () => ({ name: "Trial" }) },
  {
    call: "PATCH /api/stages/:id",
    action: "stages.changed",
    find: any("/api/stages"),
    body: ({ version }) => ({ version, name: choose("One", "Two", "Three") }),
    mayChangeNothing: true,
  },
  {
    call: "DELETE /api/stages/:id",
    action: "stages.deleted",
    find: any("/api/stages", ({ name }) => name === "Trial"),
  },
  {
    call: "POST /api/jobs",
    action: "jobs.created",
    body: () => ({ title: "Driver", city: "Mohali", status: "Draft" }),
  },
  {
    call: "PATCH /api/jobs/:id",
    action: "jobs.changed",
    find: any("/api/jobs"),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    call: "DELETE /api/jobs/:id",
    action: "jobs.deleted",
    // Not the open one, for which visitors apply meanwhile: they would be refused.
    find: any("/api/jobs", ({ status }) => status === "Draft"),
  },
  {
    call: "POST /api/saved-replies",
    action: "saved-replies.created",
    body: () => ({ part: "inbox", title: "T", subject: "S", text: "T" }),
  },
  {
    call: "PATCH /api/saved-replies/:id",
    action: "saved-replies.changed",
    find: any("/api/saved-replies"),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    call: "DELETE /api/saved-replies/:id",
    action: "saved-replies.deleted",
    find: any("/api/saved-replies"),
  },
  {
    call: "POST /api/saved-views",
    action: "saved-views.created",
    body: () => ({ part: "inbox", name: "V", query: "", shared: false }),
  },
  {
    call: "PATCH /api/saved-views/:id",
    action: "saved-views.changed",
    find: any("/api/saved-views"),
    body: () => ({ name: choose("One", "Two"), shared: false }),
    mayChangeNothing: true,
  },
  {
    call: "DELETE /api/saved-views/:id",
    action: "saved-views.deleted",
    find: any("/api/saved-views"),
  },
  {
    call: "PATCH /api/people/:id",
    action: "people.changed",
    find: colleague,
    body: ({ version }) => ({
      version,
      role: choose("sales", "hr", "viewer"),
      password: writersPassword,
    }),
    mayChangeNothing: true,
  },
  { call: "DELETE /api/people/:id/sessions", action: "people.signed-out", find: colleague },
  { call: "DELETE /api/people/:id/second-factor", action: "people.second-factor", find: colleague },
  { call: "POST /api/people/:id/password-link", action: "people.password-link", find: colleague },
  {
    call: "POST /api/invitations",
    action: "people.invited",
    body: () => ({ email: `${randomUUID()}@example.com`, name: "New", role: "viewer" }),
    next: join,
  },
  {
    call: "DELETE /api/invitations/:id",
    action: "people.uninvited",
    find: any("/api/invitations"),
  },
  {
    call: "PATCH /api/me",
    action: "people.name",
    find: async (desk) => (await desk.get("/api/me")) as never,
    body: ({ version }) => ({ version, name: "Writer" }),
    mayChangeNothing: true,
  },
  {
    // It ends the sessions that other writers have just begun, in which nobody works.
    call: "POST /api/me/password",
    action: "people.password",
    body: () => ({ current: writersPassword, next: writersPassword }),
  },
  { call: "POST /api/me/second-factor", body: () => ({ password: writersPassword }) },
  {
    // It ends the offer of a second factor too.
    call: "POST /api/me/second-factor/remove",
    action: "people.second-factor",
    body: () => ({ password: writersPassword }),
  },
  {
    call: "PATCH /api/settings",
    action: "settings.changed",
    find: async (desk) => ({
      ...((await desk.get("/api/settings")) as never as { version: number }),
      id: "settings",
    }),
    body: ({ version }) => ({ version, answerWithinHours: choose(2, 4, 8) }),
    mayChangeNothing: true,
  },
  {
    call: "POST /api/session",
    action: "session.begin",
    body: () => ({ email: writersEmail, password: writersPassword }),
  },
  { call: "POST /api/settings/test-mail", action: "settings.test-mail" },
  { call: "POST /api/outbox/:id/retry", action: "outbox.retried", find: any("/api/outbox") },
  { call: "POST /api/outbox/retry-dead", action: "outbox.retried", mayChangeNothing: true },
];
