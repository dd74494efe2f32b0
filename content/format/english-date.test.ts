import { expect, test } from "vitest";
import { formatMoment, formatOfficeHours, formatShortDay } from "./english-date.ts";

test.each([
  [[1, 2, 3, 4, 5, 6], "10:00", "19:00", "Monday to Saturday, 10 AM to 7 PM"],
  [[1, 3, 4], "09:30", "12:00", "Monday, Wednesday and Thursday, 9:30 AM to 12 PM"],
  [[6, 7], "00:05", "23:59", "Saturday and Sunday, 12:05 AM to 11:59 PM"],
])("an office that is open on %j from %s to %s says so: %s.", (days, from, to, words) => {
  expect(formatOfficeHours({ days, from, to })).toBe(words);
});

test.each([
  [new Date(2026, 10, 30, 15, 40), "Mon 30 Nov, 3:40 PM", "Mon 30 Nov 2026"],
  [new Date(2027, 0, 1, 0, 5), "Fri 1 Jan, 12:05 AM", "Fri 1 Jan 2027"],
  [new Date(2026, 8, 6, 12, 0), "Sun 6 Sep, 12:00 PM", "Sun 6 Sep 2026"],
])("%s is %s, and with its year %s", (moment, short, withYear) => {
  expect(formatMoment(moment, false)).toBe(short);
  expect(formatShortDay(moment, true)).toBe(withYear);
});
