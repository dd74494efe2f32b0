import { indiaOffsetMs } from "#contract/office-time.ts";

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
