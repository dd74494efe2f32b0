import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import type { ChangeEventName, DeskEventName, DeskEvents } from "#contract/desk/events.ts";
import { partOf, type RecordKind } from "#contract/desk/kinds.ts";
import { isPermitted, type Permission } from "#contract/desk/roles.ts";
import type { Database } from "../../database/connect.ts";
import { recordNames } from "../../record-names.ts";
import { type DeskSession, mayKeepStreaming } from "../accounts/sessions.repository.ts";
import { staffNames } from "../accounts/staff.repository.ts";
import { coalesceRuns } from "./coalesce-runs.ts";
import { entriesBetween, hasArrived, type LiveEntry, type Newest, readNewest } from "./live.repository.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly live: Live;
  }
}

export interface Live {
  /** Sends events to a response whose headers are sent, until the session ends. */
  connect(session: DeskSession, response: ServerResponse): void;
  /** Sends an event to everybody who has the permission. */
  publish<Name extends DeskEventName>(name: Name, data: DeskEvents[Name], permission: Permission): void;
}

interface Subscriber {
  readonly session: DeskSession;
  readonly response: ServerResponse;
}

/** How often a process looks for changes of other processes. */
const pollMs = 2_000;
/** The shortest time between two "arrived" events, because each makes every page read its lists again. */
const arrivalsEveryMs = 5_000;
/** Shorter than the time after which the server closes a silent connection. */
const heartbeatMs = 10_000;
/** Bytes that wait for a subscriber who does not read, before it is cut off; the browser connects again. */
const maxBuffered = 256 * 1024;

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

export interface LiveOptions {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * Adds `app.live`: server-sent events. Every process reads changes of staff from the audit log, and what visitors sent
 * from the newest ids, so that colleagues get each other's changes whichever process serves them.
 */
export const live = fastifyPlugin(addLive, { decorators: { fastify: ["onChange"] } });

async function addLive(app: FastifyInstance, { database, clock }: LiveOptions): Promise<void> {
  const subscribers = new Set<Subscriber>();
  let seen: Newest | undefined;
  let arrivalsSentMs = Number.NEGATIVE_INFINITY;

  const poller = coalesceRuns(pollOnce, (error) =>
    app.log.warn({ err: error }, "The desk's live updates cannot be read"),
  );
  const timer = setInterval(poll, pollMs).unref();
  const heartbeat = setInterval(checkSubscribers, heartbeatMs).unref();
  app.onChange(poll);
  app.addHook("preClose", async () => {
    clearInterval(timer);
    clearInterval(heartbeat);
    for (const { response } of subscribers) response.end();
    subscribers.clear();
    await poller.idle();
  });

  const hub: Live = {
    connect(session, response) {
      const subscriber = { session, response };
      subscribers.add(subscriber);
      response.on("close", () => subscribers.delete(subscriber));
      response.write(": connected\n\n");
      poll();
    },
    publish(name, data, permission) {
      for (const subscriber of subscribers)
        if (isPermitted(subscriber.session.staff.role, permission)) send(subscriber, name, data);
    },
  };
  app.decorate("live", hub);

  function send<Name extends DeskEventName>(
    { response }: Subscriber,
    name: Name,
    data: DeskEvents[Name],
  ): void {
    if (response.writableLength > maxBuffered) response.destroy();
    else response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function poll(): void {
    if (subscribers.size === 0) seen = undefined;
    else poller.run();
  }

  async function pollOnce(): Promise<"again" | "done"> {
    const newest = await readNewest(database);
    const before = seen ?? newest;
    const isThrottled = clock().getTime() - arrivalsSentMs < arrivalsEveryMs;
    // Further changes follow in another poll at once; throttled arrivals wait for a later poll.
    const sequence = Math.min(newest.sequence, before.sequence + maxEntries);
    seen = { ...(isThrottled ? before : newest), sequence };
    if (!isThrottled) sendArrivals(before, newest);
    if (sequence > before.sequence) await sendChanges(before.sequence, sequence);
    return sequence < newest.sequence ? "again" : "done";
  }

  function sendArrivals(before: Newest, newest: Newest): void {
    const messages = hasArrived(before.messageIds, newest.messageIds);
    const applicants = hasArrived(before.applicantIds, newest.applicantIds);
    if (!messages && !applicants) return;
    arrivalsSentMs = clock().getTime();
    for (const subscriber of subscribers) {
      const { role } = subscriber.session.staff;
      const arrived = {
        messages: messages && isPermitted(role, "inbox.read"),
        applicants: applicants && isPermitted(role, "applicants.read"),
      };
      if (arrived.messages || arrived.applicants) send(subscriber, "arrived", arrived);
    }
  }

  async function sendChanges(after: number, upTo: number): Promise<void> {
    const entries = await entriesBetween(database.kysely, after, upTo);
    if (entries.some(({ subject_type }) => subject_type === "staff")) await checkSubscribers();
    const groups = Map.groupBy(entries, ({ subject_type, actor_id }) => `${subject_type} ${actor_id ?? ""}`);
    for (const group of groups.values()) {
      const [first] = group;
      const event = first && eventOf[first.subject_type];
      const ids = [...new Set(group.map((one) => one.subject_id))];
      if (event) hub.publish(event, { ids, by: first.actor_id }, `${event}.read`);
    }
    await sendMentions(entries);
  }

  async function sendMentions(entries: readonly LiveEntry[]): Promise<void> {
    const notes = entries.filter(({ action }) => noteActions.has(action));
    if (notes.length === 0) return;
    const names = await staffNames(database.kysely);
    for (const { actor_id, subject_type, subject_id: id, detail } of notes) {
      const by = names.get(actor_id ?? "");
      const { mentions = [] } = JSON.parse(detail) as { mentions?: readonly string[] };
      const type = subject_type as RecordKind;
      for (const subscriber of subscribers)
        if (by && mentions.includes(subscriber.session.staff.id))
          send(subscriber, "mention", { type, id, by });
    }
  }

  /** Sends a heartbeat, and ends the streams of sessions that have ended, also by another process. */
  async function checkSubscribers(): Promise<void> {
    await Promise.all(
      [...subscribers].map(async (subscriber) => {
        const maySend = await mayKeepStreaming(database.kysely, subscriber.session.id, clock()).catch(
          () => true,
        );
        if (maySend) {
          subscriber.response.write(": still here\n\n");
          return;
        }
        subscribers.delete(subscriber);
        send(subscriber, "signed-out", {});
        subscriber.response.end();
      }),
    );
  }
}
