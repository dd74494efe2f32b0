/** All in milliseconds. */
export interface DeliveryTimes {
  /** How often a process looks for what is due again or was left by another process. */
  readonly poll: number;
  /** The pause after each claim: a flood of messages floods neither the mail server nor the write queue. */
  readonly pace: number;
  /** An attempt that takes longer has failed. */
  readonly attempt: number;
  /** Longer than an attempt and its two commits can take: otherwise two processes would deliver the same at once. */
  readonly lease: number;
  /** The first backoff; it doubles with each attempt. */
  readonly firstRetry: number;
  /** The longest backoff of one notification. A channel that is away as a whole is tried more often: channel-circuit.ts. */
  readonly longestRetry: number;
  /** It is given up this long after the first attempt. */
  readonly giveUp: number;
  /** How long running deliveries may take when the process has to end. */
  readonly grace: number;
}

export const defaultTimes: DeliveryTimes = {
  poll: 5_000,
  pace: 200,
  attempt: 30_000,
  lease: 90_000,
  firstRetry: 5_000,
  longestRetry: 30 * 60_000,
  giveUp: 24 * 60 * 60_000,
  grace: 4_000,
};

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
