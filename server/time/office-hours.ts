import { minutesOf } from "#contract/desk/office-hours.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { dayMs, hourMs, minuteMs } from "./durations.ts";
import { dayNumber, midnightOf } from "./india-time.ts";

type OfficeHours = DeskSettings["officeHours"];

/** The moment after this many office hours. */
export function afterOfficeHours(from: Date, hours: number, officeHours: OfficeHours): Date {
  let leftMs = hours * hourMs;
  for (const { opensMs, closesMs } of officeDays(from, officeHours)) {
    const startMs = Math.max(opensMs, from.getTime());
    const availableMs = Math.max(0, closesMs - startMs);
    if (leftMs <= availableMs) return new Date(startMs + leftMs);
    leftMs -= availableMs;
  }
  throw neverOpen();
}

/** When the office opens on the first working day that is at least this many days away. */
export function opensInDays(from: Date, days: number, officeHours: OfficeHours): Date {
  const earliest = dayNumber(from.getTime()) + days;
  for (const { day, opensMs } of officeDays(from, officeHours)) if (day >= earliest) return new Date(opensMs);
  throw neverOpen();
}

/** The end of the office hours after this many whole working days. The day of `from` does not count. */
export function afterWorkingDays(from: Date, days: number, officeHours: OfficeHours): Date {
  const today = dayNumber(from.getTime());
  let left = days;
  for (const { day, closesMs } of officeDays(from, officeHours)) {
    if (day === today) continue;
    if (--left === 0) return new Date(closesMs);
  }
  throw neverOpen();
}

/** How many working days lie after the day of `from`, the day of `to` included. */
export function workingDaysBetween(from: Date, to: Date, { days }: OfficeHours): number {
  const first = dayNumber(from.getTime()) + 1;
  const last = dayNumber(to.getTime());
  const weeks = Math.max(0, Math.floor((last - first + 1) / 7));
  let count = weeks * days.length;
  for (let day = first + 7 * weeks; day <= last; day++) if (days.includes(weekdayOf(day))) count++;
  return count;
}

/** The same time of day, this many working days ago. */
export function workingDaysAgo(now: Date, count: number, { days }: OfficeHours): Date {
  const today = dayNumber(now.getTime());
  const weeks = Math.floor(count / days.length);
  let day = today - 7 * weeks;
  let left = count - weeks * days.length;
  while (left > 0) {
    if (days.includes(weekdayOf(day))) left--;
    day--;
  }
  return new Date(now.getTime() - (today - day) * dayMs);
}

/** The office days from this moment on. */
function* officeDays(from: Date, { days, from: opens, to: closes }: OfficeHours) {
  const first = dayNumber(from.getTime());
  // The longest time to answer is 200 hours, and an office is open for at least an hour a week.
  for (let day = first; day < first + 7 * 2_000; day++) {
    if (!days.includes(weekdayOf(day))) continue;
    const midnightMs = midnightOf(day);
    yield { day, opensMs: midnightMs + timeMs(opens), closesMs: midnightMs + timeMs(closes) };
  }
}

/** The settings let through no office that opens on no day. */
function neverOpen(): Error {
  return new Error("The office is not open often enough.");
}

/** 1 is Monday. Day 0, 1 January 1970, was a Thursday. */
function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

function timeMs(time: string): number {
  return minutesOf(time) * minuteMs;
}
