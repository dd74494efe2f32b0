import type { StaffName } from "./common.ts";
import type { RecordKind } from "./kinds.ts";

/**
 * The events of GET /api/events, each with its name as `event:` and JSON as `data:`. They say what has changed,
 * not its content: the desk reads that again by the usual calls. After a lost connection read the open lists again.
 */
export interface DeskEvents {
  /** Messages that arrived or changed. */
  inbox: { readonly ids: readonly string[]; readonly by: string | null };
  applicants: { readonly ids: readonly string[]; readonly by: string | null };
  jobs: { readonly ids: readonly string[]; readonly by: string | null };
  outbox: { readonly ids: readonly string[]; readonly by: string | null };
  /** Something arrived from visitors: read lists and counts again. */
  arrived: { readonly messages: boolean; readonly applicants: boolean };
  /** Who has this message open, the reader included. */
  presence: {
    readonly messageId: string;
    readonly viewers: readonly (StaffName & { readonly typing: boolean })[];
  };
  /** A note or comment mentions the reader. */
  mention: { readonly type: RecordKind; readonly id: string; readonly by: StaffName };
  /** The session has ended: the connection closes after it. */
  "signed-out": Record<string, never>;
}

export type DeskEventName = keyof DeskEvents;
/** The events that say which records changed. */
export type ChangeEventName = {
  [Name in DeskEventName]: DeskEvents[Name] extends DeskEvents["inbox"] ? Name : never;
}[DeskEventName];
