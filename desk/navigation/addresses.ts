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

/** Parts of a query; undefined and "" are left out. */
export type Filter = string | URLSearchParams | Readonly<Record<string, string | undefined>>;

/** The address of a screen, with what narrows its list. Of two values with one name the later counts. */
export function screenPage(screen: ScreenName, ...filters: readonly Filter[]): string {
  return withFilter(`/${screen}`, filters);
}

/** The address of a record, with the filters of the list from which somebody comes. */
export function recordPage(type: RecordType, id: string, ...filters: readonly Filter[]): string {
  return withFilter(`/${screenOf[type]}/${encodeURIComponent(id)}`, filters);
}

export const newJobPage = "/jobs/new";

export function hasPage(type: string): type is RecordType {
  return type in screenOf;
}

function withFilter(path: string, filters: readonly Filter[]): string {
  const query = new URLSearchParams();
  for (const filter of filters) {
    const parts = typeof filter === "string" ? new URLSearchParams(filter) : filter;
    const entries = parts instanceof URLSearchParams ? [...parts] : Object.entries(parts);
    for (const [name, value] of entries) if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
