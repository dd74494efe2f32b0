import { dayMs, hourMs, minuteMs } from "./durations.ts";

/** When an office is open, in India's time. 1 is Monday, 7 Sunday; times such as "10:00". */
export interface OfficeHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** The shortest office day: with it every due time lies within a few years. */
const shortestDayMinutes = 60;

/** Whether an office that opens and closes at these times is open for an hour or more. */
export function isOpenLongEnough(opens: string, closes: string): boolean {
  return minutesOf(closes) - minutesOf(opens) >= shortestDayMinutes;
}

/** India has one time zone and no summer time. */
export const indiaOffsetMs = 5.5 * hourMs;

/** The day in India, counted from 1 January 1970. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + indiaOffsetMs) / dayMs);
}

/** When a day begins in India. */
export function midnightOf(day: number): number {
  return day * dayMs - indiaOffsetMs;
}

/** 1 is Monday. Day 0, 1 January 1970, was a Thursday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

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

/** The office days from this moment on. */
export function* officeDays(from: Date, { days, from: opens, to: closes }: OfficeHours) {
  const first = dayNumber(from.getTime());
  // The longest time to answer is 200 hours: 200 weeks of an office that is open for an hour a week, and this week.
  for (let day = first; day < first + 7 * 201; day++) {
    if (!days.includes(weekdayOf(day))) continue;
    const midnightMs = midnightOf(day);
    yield { day, opensMs: midnightMs + timeMs(opens), closesMs: midnightMs + timeMs(closes) };
  }
}

/** A fault of the program: settings allow only offices that open often enough. */
export function neverOpen(): Error {
  return new Error("The office is not open often enough.");
}

function timeMs(time: string): number {
  return minutesOf(time) * minuteMs;
}

/** Minutes from midnight to a time such as 09:30. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
