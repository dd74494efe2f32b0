import { dayMs, minuteMs } from "#contract/durations.ts";

/** All in milliseconds. */
export const defaultTimes = {
  /** How often a process looks for what is due again or was left by another process. */
  poll: 5_000,
  /** The pause after each claim: a flood of messages floods neither the mail server nor the write queue. */
  pace: 200,
  /** An attempt that takes longer has failed. */
  attempt: 30_000,
  /** Longer than an attempt and its two commits can take: otherwise two processes would deliver the same at once. */
  lease: 90_000,
  /** The first backoff; it doubles with each attempt. */
  firstRetry: 5_000,
  /**
   * The longest backoff of one delivery. A channel that is away as a whole is tried more often: channel-circuit.ts.
   */
  longestRetry: 30 * minuteMs,
  /** It is given up this long after the first attempt. */
  giveUp: dayMs,
  /** How long running deliveries may take when the process has to end. */
  grace: 4_000,
};

export type DeliveryTimes = Readonly<typeof defaultTimes>;

/**
 * The exponential backoff after this many attempts, in milliseconds. The second half is random (jitter), so that what
 * failed together is not tried together.
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
