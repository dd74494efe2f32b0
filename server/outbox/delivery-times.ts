import { dayMs, minuteMs } from "#contract/durations.ts";

/** All in milliseconds. */
export const defaultTimes = {
  /** How often a process looks for deliveries that are due again or that another process left. */
  poll: 5_000,
  /** The pause after each claim, so that a flood of messages floods neither the mail server nor the write queue. */
  pace: 200,
  /** Timeout of an attempt. */
  attempt: 30_000,
  /** Longer than an attempt with its two commits, or two processes would deliver the same row at once. */
  lease: 90_000,
  /** The first backoff; it doubles with each attempt. */
  firstRetry: 5_000,
  /** The longest backoff of one delivery. A whole channel that is away is tried more often: channel-circuit.ts. */
  longestRetry: 30 * minuteMs,
  /** When a delivery is given up, after its first attempt. */
  giveUp: dayMs,
  /** How long running deliveries may take while the process ends. */
  grace: 4_000,
};

export type DeliveryTimes = Readonly<typeof defaultTimes>;

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
