import type { StaffName } from "./common.ts";
import type { RecordKind } from "./kinds.ts";

/**
 * The events of GET /api/events, each with its name as `event:` and JSON as `data:`. They name what has changed, and
 * the desk reads it again by the usual calls; after a lost connection, it reads all open lists again.
 */
export interface DeskEvents {
  /** Messages that arrived or changed. */
  inbox: { readonly ids: readonly string[]; readonly by: string | null };
  applicants: { readonly ids: readonly string[]; readonly by: string | null };
  jobs: { readonly ids: readonly string[]; readonly by: string | null };
  outbox: { readonly ids: readonly string[]; readonly by: string | null };
  /** Visitors sent something: read lists and counts again. */
  arrived: { readonly messages: boolean; readonly applicants: boolean };
  /** Who has this message open, with the reader. */
  presence: {
    readonly messageId: string;
    readonly viewers: readonly (StaffName & { readonly typing: boolean })[];
  };
  /** A note or comment mentions the reader. */
  mention: { readonly type: RecordKind; readonly id: string; readonly by: StaffName };
  /** The session has ended; the connection closes. */
  "signed-out": Record<string, never>;
}

export type DeskEventName = keyof DeskEvents;
/** The events that name changed records. */
export type ChangeEventName = {
  [Name in DeskEventName]: DeskEvents[Name] extends DeskEvents["inbox"] ? Name : never;
}[DeskEventName];
