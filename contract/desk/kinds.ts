/** The kinds of records and of what the outbox delivers. Without zod, because the browser imports it. */
import { isPermitted, type Permission, type Role } from "./roles.ts";

/**
 * The records that visitors send: a contact message, or an application, which the desk calls an applicant. Each kind
 * belongs to a part of the desk. The part's name is also that of its event and the first word of its permissions.
 */
export const partOf = { message: "inbox", applicant: "applicants" } as const;
export type RecordKind = keyof typeof partOf;
export type RecordPart = (typeof partOf)[RecordKind];
export const recordKinds = Object.keys(partOf) as RecordKind[];
export const recordParts = Object.values(partOf);

interface NotificationRules {
  readonly about: RecordKind | undefined;
  /** "team": a notification of what a visitor sent. "person": a mail that staff wrote. "self": a test mail. */
  readonly to: "team" | "person" | "self";
  /** The permission that shows this kind in the outbox. */
  readonly needs: Permission;
}

/** What the outbox delivers. */
export const notificationKinds = {
  "contact-message": { about: "message", to: "team", needs: "settings.write" },
  application: { about: "applicant", to: "team", needs: "settings.write" },
  reply: { about: "message", to: "person", needs: "inbox.write" },
  "applicant-mail": { about: "applicant", to: "person", needs: "applicants.write" },
  "test-mail": { about: undefined, to: "self", needs: "settings.write" },
} as const satisfies Readonly<Record<string, NotificationRules>>;

export type NotificationKind = keyof typeof notificationKinds;
type KindTo<To extends NotificationRules["to"]> = {
  [Kind in NotificationKind]: (typeof notificationKinds)[Kind]["to"] extends To ? Kind : never;
}[NotificationKind];
export type StaffNoticeKind = KindTo<"team">;
export type DeskMailKind = KindTo<"person" | "self">;

/** The kinds of notifications in the outbox of a role. */
export function outboxKinds(role: Role): NotificationKind[] {
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  return kinds.filter((kind) => isPermitted(role, notificationKinds[kind].needs));
}
