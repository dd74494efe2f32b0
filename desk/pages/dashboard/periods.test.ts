import { expect, test } from "vitest";
import { spansOf } from "./periods.ts";

/** So many days from Wednesday, 4 November 2026, with one thing each. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 4 + index)).toISOString().slice(0, 10),
    count: 1,
  }));

test("up to five weeks each day is a bar", () => {
  expect(spansOf(days(35))).toHaveLength(35);
  expect(spansOf(days(2))[1]).toEqual({ from: "2026-11-05", to: "2026-11-05", count: 1 });
});

test("of more days each week is a bar, from Monday to Sunday", () => {
  const weeks = spansOf(days(36));
  expect(weeks).toHaveLength(6);
  expect(weeks.slice(0, 2)).toEqual([
    { from: "2026-11-04", to: "2026-11-08", count: 5 },
    { from: "2026-11-09", to: "2026-11-15", count: 7 },
  ]);
  expect(weeks.at(-1)).toEqual({ from: "2026-12-07", to: "2026-12-09", count: 3 });
});
