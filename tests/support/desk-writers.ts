import { randomUUID } from "node:crypto";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";

/** One request to the desk that stores something. */
export interface Write {
  readonly endpoint: Exclude<DeskEndpointName, `GET ${string}`>;
  /** What the audit log calls it; undefined for the few that it does not name. */
  readonly action?: string;
  /** Finds what to change. Undefined: there is nothing at the moment. */
  readonly find?: (
    desk: DeskReader,
  ) => Promise<{ readonly id: string; readonly version?: number } | undefined>;
  readonly body?: (found: { readonly id: string; readonly version?: number | undefined }) => object;
  /** It changes nothing where the record already is as wanted, and then stands in no log. */
  readonly mayChangeNothing?: true;
  /** Called with the response now and then. @returns a second request that belongs to the first. */
  readonly next?: (response: { readonly undo?: string | null; readonly path?: string }) => Write | undefined;
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
  undo ? { endpoint: "POST /api/undo", body: () => ({ undo }), mayChangeNothing: true } : undefined;
const join: Write["next"] = ({ path = "" }) => ({
  endpoint: "POST /api/invitation/accept",
  action: "people.joined",
  body: () => ({ token: path.split("#")[1], password: writersPassword }),
});

/** Endpoints that store something, and why no kill is needed for them. */
export const otherEndpoints: Readonly<Partial<Record<DeskEndpointName, string>>> = {
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

/** A request to every endpoint that stores something and needs no code of an app, but for `otherEndpoints`. */
export const writes: readonly Write[] = [
  {
    endpoint: "PATCH /api/inbox/:id",
    action: "inbox.changed",
    find: message,
    body: ({ version }) => ({ version, status: choose("new", "open", "waiting", "done") }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    endpoint: "POST /api/inbox/bulk",
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
    endpoint: "POST /api/inbox/:id/notes",
    action: "inbox.note",
    find: message,
    body: () => ({ text: randomUUID() }),
  },
  { endpoint: "PUT /api/inbox/:id/read", find: message, body: () => ({ read: choose(true, false) }) },
  {
    endpoint: "POST /api/inbox/:id/replies",
    action: "inbox.reply",
    find: message,
    body: ({ version }) => ({ version, key: randomUUID(), text: "Yes" }),
  },
  { endpoint: "POST /api/inbox/:id/erase", action: "inbox.erased", find: message, body: () => erase },
  {
    endpoint: "PATCH /api/applicants/:id",
    action: "applicants.changed",
    find: applicant,
    body: ({ version }) => ({ version, email: `${randomUUID()}@example.com` }),
  },
  {
    endpoint: "POST /api/applicants/:id/stage",
    action: "applicants.stage",
    find: applicant,
    body: ({ version }) => ({ version, stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    endpoint: "POST /api/applicants/bulk",
    action: "applicants.stage",
    find: applicant,
    body: ({ id }) => ({ ids: [id], stageId: stage() }),
    mayChangeNothing: true,
    next: takeBack,
  },
  {
    endpoint: "POST /api/applicants/:id/comments",
    action: "applicants.comment",
    find: applicant,
    body: () => ({ text: randomUUID() }),
  },
  {
    endpoint: "PUT /api/applicants/:id/rating",
    action: "applicants.rating",
    find: applicant,
    body: () => ({ rating: choose(1, 3, 5, null) }),
    mayChangeNothing: true,
  },
  { endpoint: "PUT /api/applicants/:id/read", find: applicant },
  { endpoint: "POST /api/applicants/:id/mails", action: "applicants.mail", find: applicant, body: mail },
  {
    endpoint: "POST /api/applicants/:id/reveal",
    action: "applicants.revealed",
    find: applicant,
    body: () => reveal,
  },
  {
    endpoint: "POST /api/applicants/:id/erasure-request",
    action: "applicants.erasure-requested",
    find: applicant,
    body: ({ version }) => ({ version, reason: "asked" }),
  },
  {
    endpoint: "POST /api/applicants/:id/erase",
    action: "applicants.erased",
    find: applicant,
    body: () => erase,
  },
  { endpoint: "POST /api/stages", action: "stages.created", body: () => ({ name: "Trial" }) },
  {
    endpoint: "PATCH /api/stages/:id",
    action: "stages.changed",
    find: any("/api/stages"),
    body: ({ version }) => ({ version, name: choose("One", "Two", "Three") }),
    mayChangeNothing: true,
  },
  {
    endpoint: "DELETE /api/stages/:id",
    action: "stages.deleted",
    find: any("/api/stages", ({ name }) => name === "Trial"),
  },
  {
    endpoint: "POST /api/jobs",
    action: "jobs.created",
    body: () => ({ title: "Driver", city: "Mohali", status: "Draft" }),
  },
  {
    endpoint: "PATCH /api/jobs/:id",
    action: "jobs.changed",
    find: any("/api/jobs"),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    endpoint: "DELETE /api/jobs/:id",
    action: "jobs.deleted",
    // Not the open one, for which visitors apply meanwhile: they would be refused.
    find: any("/api/jobs", ({ status }) => status === "Draft"),
  },
  {
    endpoint: "POST /api/saved-replies",
    action: "saved-replies.created",
    body: () => ({ part: "inbox", title: "T", subject: "S", text: "T" }),
  },
  {
    endpoint: "PATCH /api/saved-replies/:id",
    action: "saved-replies.changed",
    find: any("/api/saved-replies"),
    body: ({ version }) => ({ version, text: randomUUID() }),
  },
  {
    endpoint: "DELETE /api/saved-replies/:id",
    action: "saved-replies.deleted",
    find: any("/api/saved-replies"),
  },
  {
    endpoint: "POST /api/saved-views",
    action: "saved-views.created",
    body: () => ({ part: "inbox", name: "V", query: "", shared: false }),
  },
  {
    endpoint: "PATCH /api/saved-views/:id",
    action: "saved-views.changed",
    find: any("/api/saved-views"),
    body: () => ({ name: choose("One", "Two"), shared: false }),
    mayChangeNothing: true,
  },
  {
    endpoint: "DELETE /api/saved-views/:id",
    action: "saved-views.deleted",
    find: any("/api/saved-views"),
  },
  {
    endpoint: "PATCH /api/people/:id",
    action: "people.changed",
    find: colleague,
    body: ({ version }) => ({
      version,
      role: choose("sales", "hr", "viewer"),
      password: writersPassword,
    }),
    mayChangeNothing: true,
  },
  { endpoint: "DELETE /api/people/:id/sessions", action: "people.signed-out", find: colleague },
  { endpoint: "DELETE /api/people/:id/second-factor", action: "people.second-factor", find: colleague },
  { endpoint: "POST /api/people/:id/password-link", action: "people.password-link", find: colleague },
  {
    endpoint: "POST /api/invitations",
    action: "people.invited",
    body: () => ({ email: `${randomUUID()}@example.com`, name: "New", role: "viewer" }),
    next: join,
  },
  {
    endpoint: "DELETE /api/invitations/:id",
    action: "people.uninvited",
    find: any("/api/invitations"),
  },
  {
    endpoint: "PATCH /api/me",
    action: "people.name",
    find: async (desk) => (await desk.get("/api/me")) as never,
    body: ({ version }) => ({ version, name: "Writer" }),
    mayChangeNothing: true,
  },
  {
    // It ends the sessions that other writers have just begun, in which nobody works.
    endpoint: "POST /api/me/password",
    action: "people.password",
    body: () => ({ current: writersPassword, next: writersPassword }),
  },
  { endpoint: "POST /api/me/second-factor", body: () => ({ password: writersPassword }) },
  {
    // It ends the offer of a second factor too.
    endpoint: "POST /api/me/second-factor/remove",
    action: "people.second-factor",
    body: () => ({ password: writersPassword }),
  },
  {
    endpoint: "PATCH /api/settings",
    action: "settings.changed",
    find: async (desk) => ({
      ...((await desk.get("/api/settings")) as never as { version: number }),
      id: "settings",
    }),
    body: ({ version }) => ({ version, answerWithinHours: choose(2, 4, 8) }),
    mayChangeNothing: true,
  },
  {
    endpoint: "POST /api/session",
    action: "session.begin",
    body: () => ({ email: writersEmail, password: writersPassword }),
  },
  { endpoint: "POST /api/settings/test-mail", action: "settings.test-mail" },
  { endpoint: "POST /api/outbox/:id/retry", action: "outbox.retried", find: any("/api/outbox") },
  { endpoint: "POST /api/outbox/retry-dead", action: "outbox.retried", mayChangeNothing: true },
];
