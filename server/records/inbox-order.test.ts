import { expect, test } from "vitest";
import { inboxSortKey } from "./inbox-order.ts";

const receivedAt = "2026-11-20T05:00:00.000Z";
const place = { status: "new", dueAt: null, receivedAt, quarantine: null } as const;

test("what is due comes first, then what is open, then what is done, then the quarantine", () => {
  const keys = [
    inboxSortKey({ ...place, dueAt: "2026-11-20T07:00:00.000Z" }),
    inboxSortKey({ ...place, dueAt: "2026-11-20T09:00:00.000Z" }),
    inboxSortKey({ ...place, status: "waiting" }),
    inboxSortKey({ ...place, status: "done", dueAt: "2026-11-20T06:00:00.000Z" }),
    inboxSortKey({ ...place, dueAt: "2026-11-20T06:00:00.000Z", quarantine: "trap" }),
  ];
  expect(keys).toEqual([...keys].sort());
});
