import type { Board } from "#contract/desk/applicants.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { workingDaysAgo, workingDaysBetween } from "../../../time/office-hours.ts";

/** What is normal in a stage that few have left. */
const normalDays = 5;
/** Of fewer people the median says no more than they do. */
const fewPeople = 5;
const longTimes = 2;
const tooLongTimes = 4;

interface Waiting {
  readonly count: number;
  readonly waitingSince: { readonly half: string } | null;
}

/**
 * Since when applicants wait for long in a stage: for twice as long as is normal there, and too long: for four times.
 * Where half of all wait for longer than usual, that is what is normal: a mark on each would point at nobody.
 */
export function slowIn(
  usualDays: number | undefined,
  { count, waitingSince }: Waiting,
  now: Date,
  officeHours: DeskSettings["officeHours"],
): NonNullable<Board["columns"][number]["slow"]> {
  const half =
    waitingSince && count >= fewPeople
      ? workingDaysBetween(new Date(waitingSince.half), now, officeHours)
      : 0;
  const normal = Math.max(1, usualDays ?? normalDays, half);
  const since = (times: number) => workingDaysAgo(now, normal * times, officeHours).toISOString();
  return { usualDays: usualDays ?? null, longSince: since(longTimes), tooLongSince: since(tooLongTimes) };
}
