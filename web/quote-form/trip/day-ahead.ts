import { dayMs } from "#contract/durations.ts";
import { dayNumber } from "#contract/office-time.ts";

/** The date so many days from now, such as "2026-12-24", in India. */
export function dayAhead(days: number, now = new Date()): string {
  return new Date((dayNumber(now.getTime()) + days) * dayMs).toISOString().slice(0, 10);
}
