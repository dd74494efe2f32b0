import { expect, test } from "vitest";
import { afterOfficeHours, afterWorkingDays, opensInDays } from "./office-hours.ts";

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
  ["tomorrow", 1, "2026-11-21T10:00"],
  ["in two days, which is a Sunday: on Monday", 2, "2026-11-23T10:00"],
  ["in a week", 7, "2026-11-27T10:00"],
])("the office opens %s", (_, days, at) => {
  expect(opensInDays(india("2026-11-20T22:00"), days, hours)).toEqual(india(at));
});
