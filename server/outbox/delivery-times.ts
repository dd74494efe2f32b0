import type { deliveryMs } from "../limits.ts";

/** In milliseconds. */
export type DeliveryTimes = Readonly<Record<keyof typeof deliveryMs, number>>;

/**
 * The exponential backoff after this many attempts, in milliseconds. Half of it is random (jitter), so that deliveries
 * that failed together are not tried together again.
 *
 * @param chance from 0 to 1.
 */
export function backoffAfter(
  attempts: number,
  { firstRetry, longestRetry }: Pick<DeliveryTimes, "firstRetry" | "longestRetry">,
  chance: number,
): number {
  const pause = Math.min(longestRetry, firstRetry * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + chance / 2));
}
