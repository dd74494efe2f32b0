import type { Board } from "#contract/desk/applicants.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { workingDaysAgo, workingDaysBetween } from "../../../time/office-hours.ts";

/** The normal number of working days in a stage that few have left. */
const normalDays = 5;
/** With fewer people the median is noise. */
const fewPeople = 5;
const longFactor = 2;
const tooLongFactor = 4;

interface Waiting {
  readonly count: number;
  readonly waitingSince: { readonly half: string } | null;
}

/**
 * The times before which an applicant in a stage has waited for long (twice the normal time) or for too long (four times).
 * Normal is the median of those who have left the stage. If the median of those who wait is longer, that is normal: a
 * mark on half of all cards would point at nobody.
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
  const since = (factor: number) => workingDaysAgo(now, normal * factor, officeHours).toISOString();
  return { usualDays: usualDays ?? null, longSince: since(longFactor), tooLongSince: since(tooLongFactor) };
}
