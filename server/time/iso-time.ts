import { hourMs } from "#contract/durations.ts";

/** The clocks of two processes on one database differ by less. */
export const clockSkewMs = hourMs;

/** The moment this many milliseconds later, or earlier if they are negative, in the database's format. */
export function isoAfter(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString();
}
