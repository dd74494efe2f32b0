import { minutesOf } from "./desk/office-hours.ts";

/** When an office is open, in India's time. 1 is Monday, 7 Sunday; times such as "10:00". */
export interface OfficeHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

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
  // The longest time to answer is 200 hours, and an office is open for at least an hour a week.
  for (let day = first; day < first + 7 * 2_000; day++) {
    if (!days.includes(weekdayOf(day))) continue;
    const midnightMs = midnightOf(day);
    yield { day, opensMs: midnightMs + timeMs(opens), closesMs: midnightMs + timeMs(closes) };
  }
}

/** The settings let through no office that opens on no day. */
export function neverOpen(): Error {
  return new Error("The office is not open often enough.");
}

function timeMs(time: string): number {
  return minutesOf(time) * minuteMs;
}
