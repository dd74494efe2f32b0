import { expect, test } from "vitest";
import { queueKeyOf } from "./inbox-order.ts";

const message = {
  status: "new",
  due_at: null,
  received_at: "2026-11-20T05:00:00.000Z",
  quarantine: null,
} as const;

test("what is due comes first, then what is open, then what is done, then the quarantine", () => {
  const keys = [
    { ...message, due_at: "2026-11-20T07:00:00.000Z" },
    { ...message, due_at: "2026-11-20T09:00:00.000Z" },
    { ...message, status: "waiting" as const },
    { ...message, status: "done" as const, due_at: "2026-11-20T06:00:00.000Z" },
    { ...message, due_at: "2026-11-20T06:00:00.000Z", quarantine: "trap" as const },
  ].map((one) => queueKeyOf(one).queue_key);
  expect(keys).toEqual(keys.toSorted());
});
