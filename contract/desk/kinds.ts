/** The kinds of records and of deliveries. Without zod, because the browser imports it. */
import { isPermitted, type Permission, type Role } from "./roles.ts";

/**
 * The part of the desk for each kind of record that visitors send: a contact message, or an application, which the desk
 * calls an applicant. The part's event has the same name, and its permissions and actions begin with it.
 */
export const partOf = { message: "inbox", applicant: "applicants" } as const;
export type RecordKind = keyof typeof partOf;
export type RecordPart = (typeof partOf)[RecordKind];
export const recordKinds = Object.keys(partOf) as RecordKind[];
export const recordParts = Object.values(partOf);

interface DeliveryRules {
  readonly about: RecordKind | undefined;
  /** "team": a notification about a record. "person": a mail that staff wrote. "self": a test mail. */
  readonly to: "team" | "person" | "self";
  /** Who sees this kind in the outbox. */
  readonly needs: Permission;
}

/** What the outbox delivers. */
export const deliveryKinds = {
  "contact-message": { about: "message", to: "team", needs: "settings.write" },
  application: { about: "applicant", to: "team", needs: "settings.write" },
  reply: { about: "message", to: "person", needs: "inbox.write" },
  "applicant-mail": { about: "applicant", to: "person", needs: "applicants.write" },
  "test-mail": { about: undefined, to: "self", needs: "settings.write" },
} as const satisfies Readonly<Record<string, DeliveryRules>>;

export type DeliveryKind = keyof typeof deliveryKinds;
type KindTo<To extends DeliveryRules["to"]> = {
  [Kind in DeliveryKind]: (typeof deliveryKinds)[Kind]["to"] extends To ? Kind : never;
}[DeliveryKind];
export type NotificationKind = KindTo<"team">;
export type DeskMailKind = KindTo<"person" | "self">;

/** The kinds that a role sees in the outbox. */
export function outboxKinds(role: Role): DeliveryKind[] {
  const kinds = Object.keys(deliveryKinds) as DeliveryKind[];
  return kinds.filter((kind) => isPermitted(role, deliveryKinds[kind].needs));
}
