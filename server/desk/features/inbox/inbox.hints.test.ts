import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageStatuses } from "#contract/desk/inbox.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { engines, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { queueKeyOf } from "../../../records/inbox-order.ts";
import { isoAfter } from "../../../time/iso-time.ts";
import { readAll } from "../../lists/list-page.ts";
import { type InboxFilterValues, matchingMessages } from "./inbox.filter.ts";
import { messagesIn } from "./inbox.hints.ts";
import { inboxSource } from "./inbox.list.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const viewer = {
  staff: { id: "asha", joinedAt: isoAfter(now, -7 * dayMs), role: "admin" },
  now,
  mailConfigured: true,
} as const;

/** Every subset of the statuses but the empty one; undefined: any status. */
const statuses = [
  undefined,
  ...Array.from({ length: 2 ** messageStatuses.length - 1 }, (_, index) =>
    messageStatuses.filter((_status, bit) => (index + 1) & (1 << bit)),
  ),
];
const filters: InboxFilterValues[] = statuses.flatMap((status) => [
  ...(["inbox", "quarantine", "all"] as const).flatMap((box) =>
    (["hide", "only", "show"] as const).map((snoozed) => ({ status, box, snoozed })),
  ),
  { status, box: "inbox", snoozed: "hide", overdue: "1" },
  { status, box: "all", snoozed: "show", unread: "1" },
]);

describe.each(engines)("the inbox on %s", (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openNewDatabase(engine);
    await opened.database.kysely.insertInto("contact_messages").values(everyMessage()).execute();
  });
  afterAll(() => opened.close());

  test("is the same with and without what makes it fast", async () => {
    const { database } = opened;
    for (const filter of filters) {
      const meant = await matchingMessages(database, viewer, filter)
        .select(["id", "queue_key", "received_at"])
        .orderBy("id")
        .execute();
      const ids = meant.map(({ id }) => id);
      for (const sort of ["due", "newest", "oldest"] as const) {
        const hinted = await messagesIn(database, viewer, filter, sort).select("id").orderBy("id").execute();
        expect([filter, sort, hinted.map(({ id }) => id)]).toEqual([filter, sort, ids]);
        const listed: string[] = [];
        for await (const rows of readAll(database, undefined, inboxSource(database, viewer, filter, sort)))
          listed.push(...rows.map(({ id }) => id));
        const column = sort === "due" ? "queue_key" : "received_at";
        const sign = sort === "newest" ? -1 : 1;
        const sortKey = (row: (typeof meant)[number]) => `${row[column]} ${row.id}`;
        const inOrder = meant.toSorted((a, b) => sign * (sortKey(a) < sortKey(b) ? -1 : 1));
        expect([filter, sort, listed]).toEqual([filter, sort, inOrder.map(({ id }) => id)]);
      }
      const unsorted = await messagesIn(database, viewer, filter).select("id").orderBy("id").execute();
      expect([filter, unsorted.map(({ id }) => id)]).toEqual([filter, ids]);
    }
  });
});

/** A message of every status, in and out of quarantine, snoozed and not, due and not, changed before and after a read. */
function everyMessage() {
  const times = [undefined, isoAfter(now, -minuteMs), isoAfter(now, minuteMs)];
  return messageStatuses.flatMap((status) =>
    [null, "staff" as const].flatMap((quarantine) =>
      times.flatMap((snoozedUntil) =>
        times.map((dueAt, index) => {
          const id = randomUUID();
          const received_at = isoAfter(now, -dayMs - index * minuteMs);
          const due_at = status === "done" ? null : (dueAt ?? null);
          const state = { status, due_at, received_at, quarantine };
          return {
            id,
            reference: `GM-${id.slice(0, 8)}`,
            name: "Asha",
            email: "asha@example.com",
            phone: "9876500000",
            subject: "A load",
            query: "Two pallets",
            ...state,
            ...queueKeyOf(state),
            changed_at: index === 0 ? isoAfter(now, -30 * dayMs) : received_at,
            snoozed_until: snoozedUntil ?? null,
          };
        }),
      ),
    ),
  );
}
