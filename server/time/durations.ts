export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The clocks of two processes on one database differ by less. */
export const clockSkewMs = 60 * minuteMs;

/** The moment this many milliseconds later, or earlier if they are negative, in the database's format. */
export function isoAfter(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString();
}
