/** The pause after the first failure to load code, in milliseconds. */
export const firstPause = 1_000;

/**
 * Exponential backoff: the pause before the next attempt is twice the last one, within these bounds. In milliseconds.
 *
 * @param pause the last pause; 0 before the first failure.
 */
export function backoff(pause: number, shortest = firstPause, longest = 30_000): number {
  return Math.min(2 * pause || shortest, longest);
}
