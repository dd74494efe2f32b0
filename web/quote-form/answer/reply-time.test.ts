import { expect, test, vi } from "vitest";
import { replyTime } from "./reply-time.ts";

// The hours that the cases below count with: the owner's own may change.
vi.mock("#content/en/answer-times.ts", async (original) => {
  const { answerTimes } = await original<typeof import("#content/en/answer-times.ts")>();
  const open = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" };
  return { answerTimes: { ...answerTimes, open, replyHours: 4 } };
});

test.each([
  // 2026-12-04 is a Friday.
  ["in office hours", "2026-12-04T10:07", { day: "today", time: "2:15 PM", isOpen: true }],
  ["too late for today", "2026-12-04T17:00", { day: "tomorrow", time: "12 PM", isOpen: true }],
  ["late in the evening", "2026-12-04T22:00", { day: "tomorrow", time: "2 PM", isOpen: false }],
  ["before it opens", "2026-12-04T07:00", { day: "today", time: "2 PM", isOpen: false }],
  ["before a Sunday", "2026-12-05T18:30", { day: "Monday", time: "1:30 PM", isOpen: true }],
  ["on a Sunday", "2026-12-06T12:00", { day: "tomorrow", time: "2 PM", isOpen: false }],
])("%s the office answers by its hours", (_, now, expected) => {
  expect(replyTime(new Date(`${now}:00+05:30`))).toEqual(expected);
});
