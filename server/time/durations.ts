export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The clocks of two processes on one database differ by less. */
export const clockSkewMs = 60 * minuteMs;

/** The moment so many milliseconds later, or earlier if they are negative, as the database has it. */
export function isoAfter(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString();
}
