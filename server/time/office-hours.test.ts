import { expect, test } from "vitest";
import { afterOfficeHours } from "#contract/office-time.ts";
import { afterWorkingDays, opensInDays, workingDaysAgo, workingDaysBetween } from "./office-hours.ts";

const hours = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" };

/** A moment in India. 2026-11-20 is a Friday. */
const india = (text: string) => new Date(`${text}:00.000+05:30`);

test.each([
  ["in the middle of the day", "2026-11-20T11:00", 4, "2026-11-20T15:00"],
  ["before the office opens", "2026-11-20T03:00", 4, "2026-11-20T14:00"],
  ["over night", "2026-11-20T17:00", 4, "2026-11-21T12:00"],
  ["over Sunday", "2026-11-21T18:00", 4, "2026-11-23T13:00"],
  ["on Sunday", "2026-11-22T12:00", 1, "2026-11-23T11:00"],
  ["until the end of a day", "2026-11-20T15:00", 4, "2026-11-20T19:00"],
  ["over a week", "2026-11-20T10:00", 54, "2026-11-26T19:00"],
])("office hours count %s", (_, from, count, to) => {
  expect(afterOfficeHours(india(from), count, hours)).toEqual(india(to));
});

test("working days count from the next one", () => {
  expect(afterWorkingDays(india("2026-11-20T09:00"), 3, hours)).toEqual(india("2026-11-24T19:00"));
  expect(afterWorkingDays(india("2026-11-22T09:00"), 3, hours)).toEqual(india("2026-11-25T19:00"));
});

test.each([
  ["the same day", "2026-11-20T09:00", 0],
  ["over Sunday", "2026-11-21T18:00", 1],
  ["a week", "2026-11-16T09:00", 6],
  ["nineteen days", "2026-11-03T09:00", 17],
])("who waits counts the working days since: %s", (_span, since, days) => {
  const now = india(since.startsWith("2026-11-20") ? "2026-11-20T18:00" : "2026-11-23T12:00");
  expect(workingDaysBetween(india(since), now, hours)).toBe(days);
});

test("so many working days ago is a moment since which so many have passed", () => {
  const now = india("2026-11-23T12:00");
  expect(workingDaysAgo(now, 1, hours)).toEqual(india("2026-11-22T12:00"));
  for (const days of [0, 1, 5, 6, 7, 23, 400])
    expect(workingDaysBetween(workingDaysAgo(now, days, hours), now, hours)).toBe(days);
});

test.each([
  ["tomorrow", 1, "2026-11-21T10:00"],
  ["in two days, which is a Sunday: on Monday", 2, "2026-11-23T10:00"],
  ["in a week", 7, "2026-11-27T10:00"],
])("the office opens %s", (_, days, at) => {
  expect(opensInDays(india("2026-11-20T22:00"), days, hours)).toEqual(india(at));
});
