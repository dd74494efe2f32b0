import { dayMs } from "#contract/durations.ts";
import { dayNumber, neverOpen, type OfficeHours, officeDays, weekdayOf } from "#contract/office-time.ts";

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

/**
 * The same time of day on the latest day since which this many working days have begun: for one on a Monday, it is
 * Sunday.
 */
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
