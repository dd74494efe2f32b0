import { addressWith, type QueryParts } from "./query.ts";

/** The screens with records of one kind, by the name that events and the audit log have for the kind. */
const screenOf = { message: "inbox", applicant: "applicants", job: "jobs" } as const;

/** What has a page of its own. */
export type RecordType = keyof typeof screenOf;

export type ScreenName =
  | (typeof screenOf)[RecordType]
  | "dashboard"
  | "chat"
  | "outbox"
  | "audit"
  | "people"
  | "settings"
  | "account";

/** The address of a screen, with what narrows its list. */
export function screenPath(screen: ScreenName, ...filters: readonly QueryParts[]): string {
  return addressWith(`/${screen}`, ...filters);
}

/** The address of a record, with the filters of the list from which somebody comes. */
export function recordPath(type: RecordType, id: string, ...filters: readonly QueryParts[]): string {
  return addressWith(`/${screenOf[type]}/${encodeURIComponent(id)}`, ...filters);
}

export const newJobPath = "/jobs/new";

export function hasPage(type: string): type is RecordType {
  return type in screenOf;
}
