import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { phoneDigits } from "#contract/digits.ts";
import { dayMs } from "#contract/durations.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { recordStatements } from "#tests/support/statements.ts";
import { contentHash } from "../features/contact/content-hash.ts";
import { queueKeyOf } from "../records/inbox-order.ts";
import { countInbox } from "./features/inbox/inbox.counts.ts";
import { findMessageDetail, findThreads } from "./features/inbox/inbox.detail.ts";
import { type InboxQueryValues, listInbox } from "./features/inbox/inbox.list.ts";

/** One sender fills the first of three years; what came since is more than a search looks through for a common word. */
const sent = 4_000;
const others = 4_000;
const rowsAtOnce = 500;
/** More than any page reads, and less than what the sender sent. */
const maxRows = 3_200;
const start = Date.parse("2024-01-05T05:00:00.000Z");
const sender = { ...contactMessage, email: "One@example.com", phone: "98765 43210", query: "A grand piano" };
const viewer = {
  staff: { id: "asha", role: "admin" as const, joinedAt: new Date(start).toISOString() },
  now: new Date("2026-11-23T05:00:00.000Z"),
  mailConfigured: true,
};

describe.each(engines)("beside thousands of messages of one sender, on %s", (engine) => {
  let stored: TestDatabase;
  const idOf = (index: number) => `message-${String(index).padStart(5, "0")}`;
  const newest = idOf(sent - 1);

  beforeAll(async () => {
    stored = await openNewDatabase(engine);
    const { kysely } = stored.database;
    for (let first = 0; first < sent + others; first += rowsAtOnce)
      await kysely
        .insertInto("contact_messages")
        .values(Array.from({ length: rowsAtOnce }, (_, index) => row(first + index)))
        .execute();
    if (engine === "postgres") await sql`analyze`.execute(kysely);
  });
  afterAll(() => stored.close());

  function row(index: number) {
    const isSender = index < sent;
    const received_at = new Date(
      start + (isSender ? (index * 365 * dayMs) / sent : 365 * dayMs + (index - sent) * 60_000),
    ).toISOString();
    const message = isSender
      ? sender
      : { ...contactMessage, email: `${index}@example.com`, phone: String(6_000_000_000 + index) };
    const status = isSender ? ("done" as const) : ("new" as const);
    const state = { status, quarantine: null, due_at: null, received_at };
    return {
      ...message,
      ...state,
      id: idOf(index),
      reference: `GM-${index}`,
      changed_at: received_at,
      phone_digits: phoneDigits(message.phone),
      content_hash: contentHash(message),
      ...queueKeyOf(state),
    };
  }

  test("a message reads a page of what its sender sent, and says that there is more", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const message = await findMessageDetail(database.kysely, viewer, newest, []);
    expect(message?.samePerson.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => idOf(sent - 2 - index)),
    );
    expect(message).toMatchObject({ samePersonMore: true, duplicateCount: 100 });
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("so does the conversation with the sender", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const threads = await findThreads(database.kysely, viewer, newest);
    expect(threads?.map(({ id }) => id)).toEqual(
      Array.from({ length: 21 }, (_, index) => idOf(sent - 1 - index)),
    );
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("the end of a phone number finds the newest", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const query = { q: "543210", box: "inbox", snoozed: "hide", sort: "newest", limit: 20 } as const;
    const { items } = await listInbox(database, viewer, query);
    expect(items[0]?.id).toBe(newest);
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("the end of a phone number finds page by page what the filters let through", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const before = 200;
    const query = {
      q: "543210",
      to: row(sent - before).received_at,
      box: "inbox",
      snoozed: "hide",
      sort: "newest",
      limit: 20,
    } as const;
    const first = await listInbox(database, viewer, query);
    const next = await listInbox(database, viewer, { ...query, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, index) => idOf(sent - before - index)),
    );
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("what is found by phone number is not found again by its words", async () => {
    const { database } = recordStatements(stored.database);
    const last = row(1).received_at;
    const query = { q: "43210", to: last, box: "inbox", snoozed: "hide", sort: "newest", limit: 1 } as const;
    const first = await listInbox(database, viewer, query);
    const second = await listInbox(database, viewer, { ...query, cursor: first.nextCursor ?? "" });
    expect([first, second].map(({ items }) => items.map(({ id }) => id))).toEqual([[idOf(1)], [idOf(0)]]);
    expect(second.nextCursor).toBeNull();
  });

  test("a word that only old messages hold reads as many of them as a page has", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const query = { q: "piano", box: "inbox", snoozed: "hide", sort: "newest", limit: 20 } as const;
    const first = await listInbox(database, viewer, query);
    expect(first.items.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => idOf(sent - 1 - index)),
    );
    const next = await listInbox(database, viewer, { ...query, cursor: first.nextCursor ?? "" });
    expect(next.items[0]?.id).toBe(idOf(sent - 21));
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("the newest that are done are not looked for among the new", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    const query = {
      status: ["done"],
      box: "inbox",
      snoozed: "hide",
      limit: 20,
    } satisfies Partial<InboxQueryValues>;
    const newestFirst = await listInbox(database, viewer, { ...query, sort: "newest" });
    expect(newestFirst.items[0]?.id).toBe(newest);
    const oldestFirst = await listInbox(database, viewer, { ...query, sort: "due" });
    const next = await listInbox(database, viewer, {
      ...query,
      sort: "due",
      cursor: oldestFirst.nextCursor ?? "",
    });
    expect([oldestFirst, next].map(({ items }) => items[0]?.id)).toEqual([idOf(0), idOf(20)]);
    expect(await unbounded(maxRows)).toEqual([]);
  });

  test("the counts of the inbox end at a thousand", async () => {
    const { database, unbounded } = recordStatements(stored.database);
    expect(await countInbox(database, viewer)).toMatchObject({ new: 1000, done: 1000, all: 1000 });
    expect(await unbounded(maxRows)).toEqual([]);
  });
});
