/** All in milliseconds. */
export interface DeliveryTimes {
  /** How often a process looks for what others have left, or what is due again. */
  readonly poll: number;
  /** A rest after each claim: a flood of messages neither floods the mail server nor keeps visitors waiting. */
  readonly pace: number;
  /** An attempt that takes longer has failed. */
  readonly attempt: number;
  /** Longer than an attempt and its two commits can take, or two processes would deliver the same at the same time. */
  readonly lease: number;
  /** The first pause between two attempts; it doubles with each. */
  readonly firstRetry: number;
  readonly longestRetry: number;
  /** So long after the first attempt it is given up. */
  readonly giveUp: number;
  /** How long what is under way may go on when the process has to end. */
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
 * The pause after so many attempts: doubling, and spread over its second half, so that what failed together is not tried
 * together.
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
