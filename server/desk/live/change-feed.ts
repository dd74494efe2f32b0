import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import type { ChangeEventName } from "#contract/desk/events.ts";
import { partOf, type RecordKind } from "#contract/desk/kinds.ts";
import { isPermitted } from "#contract/desk/roles.ts";
import type { Database } from "../../database/database.ts";
import { recordNames } from "../../records/record-names.ts";
import { staffNames } from "../accounts/staff.repository.ts";
import { comparedIds, entriesBetween, type LiveEntry, type Newest, readNewest } from "./live.repository.ts";
import type { Streams } from "./streams.ts";

/** The shortest time between two "arrived" events, because each makes every page read its lists again. */
const arrivalsEveryMs = 5_000;
/** How many audit entries a poll reads. */
const maxEntries = 500;

/**
 * The event of a change, by the subject of its audit entry, for everybody who may read that part of the desk. Subjects
 * without an event are refreshed only on the page that changed them.
 */
const eventOf: Readonly<Record<AuditSubject, ChangeEventName | undefined>> = {
  ...partOf,
  job: "jobs",
  outbox: "outbox",
  stage: undefined,
  "saved-reply": undefined,
  "saved-view": undefined,
  staff: undefined,
  invitation: undefined,
  settings: undefined,
  export: undefined,
};

/** The actions that may mention a colleague. */
const noteActions: ReadonlySet<string> = new Set(
  Object.values(recordNames).map(({ noteAction }) => noteAction),
);

/** Tells open pages of what came into the database since the last look, whichever process stored it. */
export function createChangeFeed(database: Database, streams: Streams, clock: () => Date) {
  let seen: Newest | undefined;
  let arrivalsSentMs = Number.NEGATIVE_INFINITY;

  function sendArrivals(before: Newest, newest: Newest): void {
    const messages = hasArrived(before.messageIds, newest.messageIds);
    const applicants = hasArrived(before.applicantIds, newest.applicantIds);
    if (!messages && !applicants) return;
    arrivalsSentMs = clock().getTime();
    streams.sendEach("arrived", ({ role }) => {
      const arrived = {
        messages: messages && isPermitted(role, "inbox.read"),
        applicants: applicants && isPermitted(role, "applicants.read"),
      };
      return arrived.messages || arrived.applicants ? arrived : undefined;
    });
  }

  return {
    /** Looks once. @returns "again" if one look was not enough. */
    async poll(): Promise<"again" | "done"> {
      const newest = await readNewest(database);
      const before = seen ?? newest;
      const isThrottled = clock().getTime() - arrivalsSentMs < arrivalsEveryMs;
      // Further changes follow in another poll at once; throttled arrivals wait for a later poll.
      const sequence = Math.min(newest.sequence, before.sequence + maxEntries);
      if (!isThrottled) sendArrivals(before, newest);
      if (sequence > before.sequence)
        await sendChanges(
          database,
          streams,
          await entriesBetween(database.kysely, before.sequence, sequence),
        );
      // Only now: what could not be read or told is told by the next look.
      seen = { ...(isThrottled ? before : newest), sequence };
      return sequence < newest.sequence ? "again" : "done";
    },
    /** The next look is the first: it tells of nothing from before it. */
    forget(): void {
      seen = undefined;
    },
  };
}

/**
 * Whether a record has arrived between two looks at the newest ids. The greatest id alone does not tell: an id has the
 * time at which it was made (UUID version 7), and another process may have committed a later one before it. An id below
 * all of the earlier look is older, and takes the place of an erased one.
 */
function hasArrived(before: readonly string[], newest: readonly string[]): boolean {
  const oldest = (before.length === comparedIds && before.at(-1)) || "";
  return newest.some((id) => id > oldest && !before.includes(id));
}

async function sendChanges(
  database: Database,
  streams: Streams,
  entries: readonly LiveEntry[],
): Promise<void> {
  if (entries.some(({ subject_type }) => subject_type === "staff")) await streams.checkAll();
  const groups = Map.groupBy(entries, ({ subject_type, actor_id }) => `${subject_type} ${actor_id ?? ""}`);
  for (const group of groups.values()) {
    const [first] = group;
    const event = first && eventOf[first.subject_type];
    const ids = [...new Set(group.map((one) => one.subject_id))];
    if (event) streams.publish(event, { ids, by: first.actor_id }, `${event}.read`);
  }
  await sendMentions(database, streams, entries);
}

async function sendMentions(
  { kysely }: Database,
  streams: Streams,
  entries: readonly LiveEntry[],
): Promise<void> {
  const notes = entries.filter(({ action }) => noteActions.has(action));
  if (notes.length === 0) return;
  const names = await staffNames(kysely);
  for (const { actor_id, subject_type, subject_id: id, detail } of notes) {
    const by = names.get(actor_id ?? "");
    const { mentions = [] } = JSON.parse(detail) as { mentions?: readonly string[] };
    const type = subject_type as RecordKind;
    if (by)
      streams.sendEach("mention", (staff) => (mentions.includes(staff.id) ? { type, id, by } : undefined));
  }
}
