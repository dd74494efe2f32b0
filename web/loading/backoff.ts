/** The bounds of the pause before code is loaded again after a failure, in milliseconds. */
export const codeRetryBounds = { shortest: 1_000, longest: 30_000 } as const;

/**
 * Exponential backoff: the pause before the next attempt is twice the last one, within these bounds. In milliseconds.
 *
 * @param pause the last pause; 0 before the first failure.
 */
export function backoff(pause: number, { shortest, longest }: { shortest: number; longest: number }): number {
  return Math.min(Math.max(2 * pause, shortest), longest);
}
