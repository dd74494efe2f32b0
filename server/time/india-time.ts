import { dayMs, hourMs } from "./durations.ts";

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

/** "2026-11-23 08:26", India's time: a form that spreadsheets take for a date. */
export function spreadsheetTime(iso: string): string {
  return indiaIso(Date.parse(iso)).slice(0, 16).replace("T", " ");
}

/** "2026-11-23", the day in India. */
export function dayOf(ms: number): string {
  return indiaIso(ms).slice(0, 10);
}

function indiaIso(ms: number): string {
  return new Date(ms + indiaOffsetMs).toISOString();
}
