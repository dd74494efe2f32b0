import { sql } from "kysely";
import type { z } from "zod";
import type { StaffName } from "#contract/desk/common.ts";
import type {
  InboxCounts,
  InboxFound,
  InboxItem,
  InboxPage,
  inboxFilterSchema,
  inboxQuerySchema,
  MessageStatus,
} from "#contract/desk/inbox.ts";
import { mostDuplicates } from "#contract/desk/limits.ts";
import { outboxKinds } from "#contract/desk/kinds.ts";
import { searchTerms, termsPattern } from "#contract/desk/search-terms.ts";
import type { Database, Queryable } from "../../../database/connect.ts";
import { countUpTo } from "../../../database/count-up-to.ts";
import { isoAfter } from "../../../durations.ts";
import { queueClass } from "../../../inbox-order/inbox-order.ts";
import { type ListSource, readPage } from "../../lists/list-page.ts";
import { orderedSource, type Records } from "../../lists/ordered-source.ts";
import { recordConditions, referenceAsked } from "../../lists/record-filter.ts";
import { type SignedInStaff, staffNameOf, staffNames } from "../../staff/staff.repository.ts";

export type InboxFilterValues = z.output<typeof inboxFilterSchema>;
export type InboxQueryValues = z.output<typeof inboxQuerySchema>;

/** Who reads the inbox, and when: it decides what is unread, snoozed and overdue. */
export interface InboxViewer {
  readonly staff: Pick<SignedInStaff, "id" | "joinedAt" | "role">;
  readonly now: Date;
  /** Without a mail server nothing is on its way. */
  readonly mailConfigured: boolean;
}

const excerptLength = 160;
/** So many characters at most stand before what was searched for. */
const wordsBefore = 24;
const mostCounted = 1_000;
/** A mail server that works takes a mail within this time. */
const deliveryMs = 60_000;

type Messages = Records<"contact_messages">;

/** One page of the inbox. */
export async function listInbox(
  database: Database,
  viewer: InboxViewer,
  query: InboxQueryValues,
): Promise<InboxPage> {
  const { rows, nextCursor } = await readPage(
    database,
    query,
    inboxSource(database, viewer, query, query.sort),
  );
  const names = await staffNames(database.kysely);
  const terms = searchTerms(query.q ?? "");
  return { items: rows.map((row) => inboxItem(row, names, viewer.now, terms)), nextCursor };
}

type Sort = InboxQueryValues["sort"];

export function inboxSource(
  database: Database,
  viewer: InboxViewer,
  filter: InboxFilterValues,
  sortWithoutSearch: Sort,
): ListSource<InboxRow> {
  const sort = filter.q ? "newest" : indexedSort(filter, sortWithoutSearch);
  const { status } = filter;
  // Each of some statuses is read by its own index: SQLite would otherwise sort all rows of these for each page. What is
  // due first has an index of its own.
  const isReadApart = sort !== "due" && !referenceAsked(filter);
  const readApart = isReadApart && status ? status.map((one) => [one]) : [status];
  const column = sort === "due" ? "queue_key" : "received_at";
  return orderedSource({
    table: "contact_messages",
    column,
    direction: sort === "newest" ? "desc" : "asc",
    filtered: filtered(database, viewer, filter),
    parts: readApart.map((statuses) => {
      const part = { ...filter, status: statuses };
      const records = filtered(database, viewer, part, sort);
      if (isDoneInbox(part)) return { records, column: "queue_key", prefix: queueClass.done };
      return { records, column, prefix: "" };
    }),
    itemRows: (messages) => itemRows(messages, viewer),
  });
}

/**
 * Nothing in the quarantine and nothing done is due: there the order of the inbox is that of arrival, for which there are
 * indexes.
 */
function indexedSort(filter: InboxFilterValues, sort: Sort): Sort {
  const nothingIsDue = filter.box === "quarantine" || isDoneInbox(filter);
  return sort === "due" && nothingIsDue ? "oldest" : sort;
}

/** The queue has these as they arrived, and nothing between them. */
function isDoneInbox({ box, status }: Pick<InboxFilterValues, "box" | "status">): boolean {
  return box === "inbox" && status?.join() === "done";
}

/** The columns of a list item. */
function itemRows(messages: Messages, viewer: InboxViewer) {
  return messages
    .select([
      "contact_messages.id",
      "reference",
      "name",
      "email",
      "phone",
      "subject",
      "query",
      "contact_messages.received_at",
      "status",
      "owner_id",
      "due_at",
      "snoozed_until",
      "changed_at",
      "quarantine",
      "note_count",
      "reply_count",
      "version",
      "queue_key",
    ])
    .select(
      sql<number>`case when content_hash is null then 0 else (select count(*) - 1 from (
        select 1 as one from contact_messages as other
        where other.content_hash = contact_messages.content_hash limit ${sql.lit(mostDuplicates + 1)}
      ) as same) end`.as("duplicates"),
    )
    .select(unread(viewer.staff).as("is_unread"))
    .select(
      // The first by the alphabet is the worse: "dead" before "pending".
      sql<"dead" | "pending" | null>`case when reply_count > 0 then (
        select min(outbox.status) from desk_mails join outbox on outbox.id = desk_mails.outbox_id
        where desk_mails.record_id = contact_messages.id and ${isUndelivered(viewer)}) end`.as("undelivered"),
    );
}

const undeliveredStates = { dead: "failed", pending: "waiting" } as const;

/** A mail is not counted as undelivered while it is on its way. */
function isUndelivered({ now, mailConfigured }: InboxViewer) {
  const until = isoAfter(now, mailConfigured ? -deliveryMs : 0);
  return sql<boolean>`(outbox.status = 'dead' or (outbox.status = 'pending' and outbox.created_at <= ${until}))`;
}

export type InboxRow = Awaited<ReturnType<ReturnType<typeof itemRows>["execute"]>>[number];

/** Something happened to it since this person read it last. What is older than the person's account counts as read. */
function unread({ id, joinedAt }: InboxViewer["staff"]) {
  return sql<number | boolean>`(contact_messages.changed_at > ${joinedAt} and not exists (
    select 1 from desk_reads where staff_id = ${id} and record_id = contact_messages.id
    and read_at >= contact_messages.changed_at))`;
}

/**
 * The messages that a filter lets through.
 *
 * @param sort in which they will be read.
 */
function filtered(
  database: Database,
  { staff, now }: InboxViewer,
  filter: InboxFilterValues,
  sort?: Sort,
): Messages {
  let messages: Messages = database.readOnly.selectFrom("contact_messages");
  const reference = referenceAsked(filter);
  if (reference) return messages.where("reference", "=", reference);
  const { status, box, snoozed } = filter;
  const at = now.toISOString();
  for (const one of recordConditions("contact_messages", staff.id, filter)) messages = messages.where(one);
  if (isDoneInbox(filter)) {
    // PostgreSQL would look for them among what arrived last, of which nothing is done.
    messages = messages
      .where("queue_key", ">=", queueClass.done)
      .where("queue_key", "<", queueClass.quarantined);
  } else if (status) {
    // By due time all messages of a status would be read and sorted; an expression keeps to the index of the order.
    const column = sort === "due" ? sql<MessageStatus>`(status || '')` : sql<MessageStatus>`status`;
    messages =
      status.length === 1
        ? messages.where(column, "=", status[0] as MessageStatus)
        : messages.where(column, "in", status);
  }
  // Done messages come after all others of the inbox, so this keeps its index from reading them. For lists by arrival
  // PostgreSQL would sort all that the two indexes have in common.
  const isByArrival = sort === "newest" || sort === "oldest";
  if (status && !status.includes("done") && box === "inbox" && !isByArrival)
    messages = messages.where("queue_key", "<", queueClass.done);
  if (snoozed === "only") {
    // Few are snoozed. Left to choose, SQLite looks for them through all messages in the order of the list.
    const ids = database.readOnly.selectFrom("contact_messages").select("id").where("snoozed_until", ">", at);
    messages = messages.where("contact_messages.id", "in", ids);
  }
  if (snoozed === "hide")
    messages = messages.where((row) =>
      row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", at)]),
    );
  if (filter.overdue) messages = messages.where("queue_key", "<=", queueClass.due + at);
  if (filter.unread) {
    messages = messages.where(unread(staff) as never);
    // Nobody has to read what is done, unless a colleague mentioned them there.
    if (!filter.mentioned) messages = messages.where("queue_key", "<", queueClass.done);
  }
  return messages;
}

/** @param terms what was searched for: the excerpt then begins near the first of them. */
export function inboxItem(
  row: InboxRow,
  names: ReadonlyMap<string, StaffName>,
  now: Date,
  terms: readonly string[] = [],
): InboxItem {
  const at = now.toISOString();
  const isSnoozed = row.snoozed_until !== null && row.snoozed_until > at;
  const text = row.query.replace(/\s+/g, " ").trim();
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    excerpt: excerptOf(text, terms),
    receivedAt: row.received_at,
    status: row.status,
    owner: staffNameOf(names, row.owner_id),
    dueAt: row.status === "done" ? null : row.due_at,
    overdue: row.due_at !== null && row.status !== "done" && row.quarantine === null && row.due_at <= at,
    snoozedUntil: isSnoozed ? row.snoozed_until : null,
    unread: Boolean(row.is_unread),
    quarantine: row.quarantine,
    noteCount: row.note_count,
    replyCount: row.reply_count,
    undelivered: row.undelivered && undeliveredStates[row.undelivered],
    duplicateCount: Number(row.duplicates),
    version: row.version,
  };
}

/** The beginning of a text, or the part in which one of the terms stands if that comes later. */
function excerptOf(text: string, terms: readonly string[]): string {
  const found = terms.length === 0 ? -1 : text.search(termsPattern(terms));
  const space = text.slice(0, Math.max(0, found)).indexOf(" ", found - wordsBefore);
  const start = found <= wordsBefore ? 0 : space < 0 ? found : space + 1;
  // A character is at most two of a string's units.
  const part = [...text.slice(start, start + 2 * excerptLength)].slice(0, excerptLength).join("");
  return start > 0 ? `… ${part}` : part;
}

/** One message as a list item. */
export async function findInboxRow(
  db: Queryable,
  viewer: InboxViewer,
  id: string,
): Promise<InboxRow | undefined> {
  return itemRows(
    db.selectFrom("contact_messages").where("contact_messages.id", "=", id),
    viewer,
  ).executeTakeFirst();
}

/** Rows by one of the values that have an index with this order (migration 18), newest first. */
export async function findInboxRows(
  db: Queryable,
  viewer: InboxViewer,
  narrow: (messages: Messages) => Messages,
  limit: number,
): Promise<InboxRow[]> {
  return itemRows(narrow(db.selectFrom("contact_messages")), viewer)
    .orderBy(sql`received_at || ''`, "desc")
    .limit(limit)
    .execute();
}

/** Further finds would cost the search as much as they are worth: the list shows them page by page. */
const mostPlaced = 200;

/** Where the messages stand that a search finds, of the newest. */
export async function countFound(database: Database, viewer: InboxViewer, q: string): Promise<InboxFound> {
  const everywhere = { q, box: "all", snoozed: "show" } as const;
  const source = inboxSource(database, viewer, everywhere, "newest");
  const { rows, nextCursor } = await readPage(database, { limit: mostPlaced, q }, source);
  const at = viewer.now.toISOString();
  const found = { todo: 0, waiting: 0, snoozed: 0, done: 0, quarantine: 0, more: nextCursor !== null };
  for (const { quarantine, snoozed_until, status } of rows) {
    if (quarantine !== null) found.quarantine++;
    else if (snoozed_until !== null && snoozed_until > at) found.snoozed++;
    else if (status === "waiting" || status === "done") found[status]++;
    else found.todo++;
  }
  return found;
}

/**
 * How many messages each of the usual filters finds, counted up to a limit in the order of an index: PostgreSQL would else
 * look for the first thousand through the whole table, where what is new stands at the end.
 */
export async function countInbox(database: Database, viewer: InboxViewer): Promise<InboxCounts> {
  const base = { box: "inbox", snoozed: "hide" } as const;
  const { readOnly } = database;
  const count = (filter: Partial<InboxFilterValues>, sort?: "due" | "newest") => {
    const messages = filtered(database, viewer, { ...base, ...filter }, sort).select("contact_messages.id");
    const ordered = sort === "due" ? messages.orderBy("queue_key") : messages.orderBy("received_at", "desc");
    return countUpTo(mostCounted, readOnly, sort ? ordered : messages);
  };
  const undelivered = readOnly
    .selectFrom("outbox")
    .select("id")
    .where("status", "in", ["pending", "dead"])
    .where("kind", "in", outboxKinds(viewer.staff.role))
    .where(isUndelivered(viewer));
  const active = ["new", "open", "waiting"] as const satisfies readonly MessageStatus[];
  return {
    new: await count({ status: ["new"] }, "newest"),
    open: await count({ status: ["open"] }, "newest"),
    waiting: await count({ status: ["waiting"] }, "newest"),
    overdue: await count({ overdue: "1" }, "due"),
    mine: await count({ owner: "me", status: [...active] }, "due"),
    unassigned: await count({ owner: "none", status: ["new", "open"] }, "due"),
    unread: await count({ unread: "1" }, "due"),
    // Few are mentioned or snoozed, and these are looked for first.
    mentionedUnread: await count({ mentioned: "1", unread: "1" }),
    snoozed: await count({ snoozed: "only" }),
    done: await count({ status: ["done"] }, "due"),
    quarantine: await count({ box: "quarantine", snoozed: "show" }, "newest"),
    all: await count({ box: "all", snoozed: "show" }, "newest"),
    undelivered: await countUpTo(mostCounted, readOnly, undelivered),
  };
}
