import type { Board } from "#contract/desk/applicants.ts";
import { minSampleSize } from "#contract/desk/limits.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { workingDaysAgo, workingDaysBetween } from "../../../time/office-hours.ts";

/** The normal working days in a stage, while few applicants have left it. */
const normalDays = 5;
const longFactor = 2;
const tooLongFactor = 4;

interface Waiting {
  readonly count: number;
  readonly waitingSince: { readonly median: string } | null;
}

/**
 * Since when an applicant has waited long (twice the normal time) or too long (four times). Normal is the median of
 * those who have left the stage, or of those who wait in it if that is longer: a mark on half of all cards would tell
 * nothing.
 */
export function slowIn(
  usualDays: number | undefined,
  { count, waitingSince }: Waiting,
  now: Date,
  officeHours: DeskSettings["officeHours"],
): NonNullable<Board["columns"][number]["slow"]> {
  const half =
    waitingSince && count >= minSampleSize
      ? workingDaysBetween(new Date(waitingSince.median), now, officeHours)
      : 0;
  const normal = Math.max(1, usualDays ?? normalDays, half);
  const since = (factor: number) => workingDaysAgo(now, normal * factor, officeHours).toISOString();
  return { usualDays: usualDays ?? null, longSince: since(longFactor), tooLongSince: since(tooLongFactor) };
}
