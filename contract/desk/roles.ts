/** Who may do what on the desk. Without zod, because the browser imports it. */

export const roles = ["admin", "sales", "hr", "viewer"] as const;
export type Role = (typeof roles)[number];

/** One right. Every call of the desk names the one that it needs. */
export const permissions = [
  /** What every role may do: names of colleagues, saved replies and views, live updates, search, undo. */
  "own.use",
  "dashboard.read",
  "inbox.read",
  "inbox.write",
  "inbox.export",
  "inbox.erase",
  "applicants.read",
  "applicants.write",
  "applicants.export",
  "applicants.reveal",
  "applicants.erase",
  "stages.write",
  "jobs.read",
  "jobs.write",
  "outbox.read",
  "outbox.retry",
  "audit.read",
  "people.read",
  "people.write",
  "settings.read",
  "settings.write",
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may make a call: staff with this permission; everybody ("everybody"); or a session that has given the right
 * password ("password-given"). "account" is for one's own account, and also open while a required second factor is not
 * set up yet.
 */
export type DeskAccess = Permission | "everybody" | "account" | "password-given";

/** What each role may do. Nobody but an admin sees the audit log, the people and the settings. */
export const permissionsOfRole: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  sales: [
    "own.use",
    "dashboard.read",
    "inbox.read",
    "inbox.write",
    "inbox.export",
    "inbox.erase",
    "jobs.read",
    "outbox.read",
    "outbox.retry",
  ],
  hr: [
    "own.use",
    "dashboard.read",
    "applicants.read",
    "applicants.write",
    "applicants.export",
    "applicants.reveal",
    "applicants.erase",
    "stages.write",
    "jobs.read",
    "jobs.write",
    "outbox.read",
    "outbox.retry",
  ],
  viewer: ["own.use", "dashboard.read", "inbox.read", "applicants.read", "jobs.read"],
};

export function isPermitted(role: Role, permission: Permission): boolean {
  return permissionsOfRole[role].includes(permission);
}

/** Whose matter a mail or a call is: of those who write such mails, and of an admin what goes to the team. */
const outboxNeeds = {
  reply: "inbox.write",
  "applicant-mail": "applicants.write",
  "contact-message": "settings.write",
  application: "settings.write",
  "test-mail": "settings.write",
} as const satisfies Readonly<Record<string, Permission>>;
type OutboxKind = keyof typeof outboxNeeds;

/** The kinds of notifications in the outbox of a role. */
export function outboxKinds(role: Role): OutboxKind[] {
  return (Object.keys(outboxNeeds) as OutboxKind[]).filter((kind) => isPermitted(role, outboxNeeds[kind]));
}
