/** Who may do what on the desk. Without zod, because the browser imports it. */

export const roles = ["admin", "sales", "hr", "viewer"] as const;
export type Role = (typeof roles)[number];

/** Every call of the desk names the permission that it needs. */
export const permissions = [
  /** Of every role: names of colleagues, saved replies and views, live updates, search, undo. */
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
 * Who may make a call: staff with a permission; "everybody"; "password-given": a session with the right password, even
 * without a code; "account": signed-in staff, even before they set up a required second factor.
 */
export type DeskAccess = Permission | "everybody" | "account" | "password-given";

/** What each role may do. Only an admin sees the audit log, the people and the settings. */
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
