import { expect, test } from "vitest";
import { duration, exactTime, minuteInIndia, momentInIndia, shortTime } from "./format-time.ts";

const now = Date.parse("2026-11-23T06:00:00Z");

test.each([
  ["2026-11-23T05:12:00Z", "10:42 am", "10:42 am"],
  ["2026-11-20T05:12:00Z", "Fri 10:42 am", "Fri 10:42 am"],
  ["2026-11-03T05:12:00Z", "3 Nov", "3 Nov, 10:42 am"],
  ["2025-11-03T05:12:00Z", "3 Nov 2025", "3 Nov 2025, 10:42 am"],
])("%s is shown in India's time, exactly with the time of day", (moment, short, exact) => {
  expect(shortTime(moment, now)).toBe(short);
  expect(exactTime(moment, now)).toBe(exact);
});

test.each([
  [0.5, "12 h"],
  [1, "1 day"],
  [41 / 24, "1 day 17 h"],
  [2, "2 days"],
  [59, "59 days"],
  [75, "2 months"],
  [1086, "3 years"],
])("%s days are said in the largest unit that fits", (days, words) => {
  expect(duration(days * 24 * 60 * 60_000)).toBe(words);
});

test("a field of day and time is in India's time, at midnight too", () => {
  expect(minuteInIndia(new Date("2026-11-22T18:30:00Z"))).toBe("2026-11-23T00:00");
  expect(momentInIndia("2026-11-23T00:00")).toBe("2026-11-22T18:30:00.000Z");
});
